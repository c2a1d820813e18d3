import { describe, expect, it } from 'vitest'
import { choosePlan, expectedMatches, type PlanInput } from './plan.ts'

const input: PlanInput = { total: 100_000, dfs: [30_000], titleDfs: [10_000], share: 1, offset: 0, limit: 30, countIsKnown: true }

describe('choosePlan', () => {
  it('walks the title tier for the first page of a common word', () => {
    const plan = choosePlan(input)
    expect(plan).toMatchObject({ way: 'walk', title: { way: 'walk' } })
  })

  it('gathers a rare word, and a rare pair of common words', () => {
    expect(choosePlan({ ...input, dfs: [40], titleDfs: [10] })).toEqual({ way: 'gather' })
    expect(choosePlan({ ...input, dfs: [1_000, 1_000], titleDfs: [100, 100] })).toEqual({ way: 'gather' })
  })

  it('gathers a title tier too small for the page, and walks the rest', () => {
    expect(choosePlan({ ...input, titleDfs: [20] })).toMatchObject({ way: 'walk', title: { way: 'gather' }, rest: { way: 'walk' } })
  })

  it('has no title tier when sorting by date', () => {
    expect(choosePlan({ ...input, titleDfs: null })).toMatchObject({ way: 'walk', title: null })
  })

  it('gathers if few items pass the filters, the page is deep, or the count must be gathered anyway', () => {
    expect(choosePlan({ ...input, share: 0.0005 })).toEqual({ way: 'gather' })
    expect(choosePlan({ ...input, titleDfs: [20], offset: 29_000 })).toEqual({ way: 'gather' })
    expect(choosePlan({ ...input, dfs: [8_000], titleDfs: [3_000], countIsKnown: false })).toEqual({ way: 'gather' })
  })

  it('limits a walk to a few times its estimate', () => {
    const plan = choosePlan({ ...input, titleDfs: null })
    // With 30 % matches, a page of 30 is expected within 100 items.
    expect(plan).toEqual({ way: 'walk', title: null, rest: { way: 'walk', bound: 2_400 } })
  })

  it('works for an empty catalogue and unknown words', () => {
    expect(choosePlan({ ...input, total: 0, dfs: [], titleDfs: null })).toBeDefined()
    expect(choosePlan({ ...input, total: 0, dfs: [1], titleDfs: [0] })).toEqual({ way: 'gather' })
    expect(expectedMatches(0, [1, 1])).toBe(0)
  })
})
