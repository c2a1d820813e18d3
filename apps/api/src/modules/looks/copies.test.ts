import { describe, expect, it } from 'vitest'
import { difference, isCopy } from './copies.ts'

const hashWith = (ones: number) => ({ hash: '1'.repeat(ones).padEnd(64, '0') })

describe('a picture is a copy', () => {
  it('if the looks are nearly the same', () => {
    expect([0.97, 0.969].map((likeness) => isCopy(hashWith(0), hashWith(64), likeness))).toEqual([true, false])
  })

  it('if the looks are alike and at most ten of the 64 bits of the hashes differ', () => {
    expect([0.93, 0.929].map((likeness) => isCopy(hashWith(0), hashWith(10), likeness))).toEqual([true, false])
    expect(isCopy(hashWith(0), hashWith(11), 0.93)).toBe(false)
    expect(isCopy({ hash: null }, hashWith(0), 0.93)).toBe(false)
  })

  it('where a difference is counted at each bit', () => {
    expect(difference('0101', '0110')).toBe(2)
  })
})
