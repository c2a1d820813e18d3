import { describe, expect, it } from 'vitest'
import { withToast } from './with-toast.ts'

const added = { tone: 'success', text: 'Added to your cart' } as const

describe('withToast', () => {
  it('puts the newest last', () => {
    const toasts = withToast(withToast([], added), { tone: 'info', text: 'Signed in' })
    expect(toasts.map((toast) => toast.text)).toEqual(['Added to your cart', 'Signed in'])
  })
  it('does not say the same twice, and gives the same list back', () => {
    const toasts = withToast([], added)
    expect(withToast(toasts, added)).toBe(toasts)
  })
  it('keeps the same words in another tone', () => {
    expect(withToast(withToast([], added), { ...added, tone: 'error' })).toHaveLength(2)
  })
})
