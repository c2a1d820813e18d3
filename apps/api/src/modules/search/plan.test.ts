import { describe, expect, it } from 'vitest'
import { choosePlan, expectedMatches, type Shape } from './plan.ts'

const shape: Shape = { total: 100_000, dfs: [30_000], titleDfs: [10_000], share: 1, offset: 0, limit: 30, countIsKnown: true }

describe('choosePlan', () => {
  it('walks the index for the first page of a common word, in its title tier', () => {
    const plan = choosePlan(shape)
    expect(plan).toMatchObject({ way: 'walk', title: { way: 'walk' } })
  })

  it('gathers a rare word, and a rare pair of common words', () => {
    expect(choosePlan({ ...shape, dfs: [40], titleDfs: [10] })).toEqual({ way: 'gather' })
    expect(choosePlan({ ...shape, dfs: [1_000, 1_000], titleDfs: [100, 100] })).toEqual({ way: 'gather' })
  })

  it('gathers a title tier too small for the page, and walks the rest', () => {
    expect(choosePlan({ ...shape, titleDfs: [20] })).toMatchObject({ way: 'walk', title: { way: 'gather' }, rest: { way: 'walk' } })
  })

  it('has no title tier for the newest first', () => {
    expect(choosePlan({ ...shape, titleDfs: null })).toMatchObject({ way: 'walk', title: null })
  })

  it('gathers when the filters pass next to nothing, the page is deep, or the count would have to be gathered anyway', () => {
    expect(choosePlan({ ...shape, share: 0.0005 })).toEqual({ way: 'gather' })
    expect(choosePlan({ ...shape, titleDfs: [20], offset: 29_000 })).toEqual({ way: 'gather' })
    expect(choosePlan({ ...shape, dfs: [8_000], titleDfs: [3_000], countIsKnown: false })).toEqual({ way: 'gather' })
  })

  it('limits a walk to a few times its estimate', () => {
    const plan = choosePlan({ ...shape, titleDfs: null })
    // 30 of 30 % are expected within 100 items.
    expect(plan).toEqual({ way: 'walk', title: null, rest: { way: 'walk', bound: 2_400 } })
  })

  it('works for an empty catalogue and unknown words', () => {
    expect(choosePlan({ ...shape, total: 0, dfs: [], titleDfs: null })).toBeDefined()
    expect(choosePlan({ ...shape, total: 0, dfs: [1], titleDfs: [0] })).toEqual({ way: 'gather' })
    expect(expectedMatches(0, [1, 1])).toBe(0)
  })
})
