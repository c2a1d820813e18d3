import { describe, expect, it } from 'vitest'
import { withToast } from './with-toast.ts'

const added = { tone: 'success', text: 'Added to your cart' } as const

describe('withToast', () => {
  it('puts the newest last', () => {
    const toasts = withToast(withToast([], added), { tone: 'info', text: 'Signed in' })
    expect(toasts.map((toast) => toast.text)).toEqual(['Added to your cart', 'Signed in'])
  })
  it('ignores a duplicate and returns the same list', () => {
    const toasts = withToast([], added)
    expect(withToast(toasts, added)).toBe(toasts)
  })
  it('keeps the same text in another tone', () => {
    expect(withToast(withToast([], added), { ...added, tone: 'info' })).toHaveLength(2)
  })
  it('replaces a success by an error and an error by a success, and keeps hints', () => {
    const hint = { tone: 'info', text: 'A link is on its way' } as const
    const failed = { tone: 'error', text: 'Something went wrong' } as const
    const texts = (...said: Parameters<typeof withToast>[1][]) => said.reduce(withToast, []).map(({ text }) => text)
    expect(texts(added, hint, failed)).toEqual([hint.text, failed.text])
    expect(texts(failed, hint, added)).toEqual([hint.text, added.text])
    expect(texts(failed, added, added)).toEqual([added.text])
  })
})
