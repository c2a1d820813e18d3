import { describe, expect, it } from 'vitest'
import { fuse } from './fuse.ts'

describe('several rankings as one', () => {
  it('put what more of them name first, then what one names early, each once', () => {
    expect(
      fuse([
        [1, 2, 3],
        [4, 3],
      ]),
    ).toEqual([3, 1, 4, 2])
    expect(fuse([[1, 2, 3]])).toEqual([1, 2, 3])
    expect(fuse([[], [5, 6]])).toEqual([5, 6])
    expect(fuse([])).toEqual([])
  })

  it('let two middling places outweigh a first one', () => {
    const places = Array.from({ length: 20 }, (_, n) => n + 1)
    expect(fuse([places, [...places.slice(0, 9).map((n) => 100 + n), 10]])[0]).toBe(10)
  })
})
