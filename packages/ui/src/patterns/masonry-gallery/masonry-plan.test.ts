import { describe, expect, it } from 'vitest'
import { boxAt, planMasonry, tilesWithin, type MasonryForm } from './masonry-plan.ts'

/** Numbers from 0 to 1 drawn from a seed. */
function drawn(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

/** 60 galleries of 0 to 299 tiles, 1 to 7 columns: the same at every run. */
const galleries = Array.from({ length: 60 }, (_, seed) => {
  const draw = drawn(seed + 1)
  const form: MasonryForm = { columns: 1 + Math.floor(draw() * 7), columnWidth: 40 + draw() * 400, gap: Math.floor(draw() * 24) }
  const ratios = Float64Array.from({ length: Math.floor(draw() * 300) }, () => (draw() < 0.03 ? Number.NaN : 0.2 + draw() * 3))
  return { form, ratios, draw }
})

describe('planMasonry [GAL-01]', () => {
  it('never places a tile above the one before it', () => {
    for (const { form, ratios } of galleries) {
      const { tops } = planMasonry(ratios, form)
      expect(tops.every((top, index) => index === 0 || top >= (tops[index - 1] ?? 0))).toBe(true)
    }
  })

  it('leaves exactly the gap between neighbours of a column, and ends where the lowest tile ends', () => {
    for (const { form, ratios } of galleries) {
      const plan = planMasonry(ratios, form)
      const ends = Array.from({ length: form.columns }, () => 0)
      for (const index of ratios.keys()) {
        const column = plan.column[index] ?? 0
        expect(plan.tops[index]).toBe(ends[column])
        ends[column] = (plan.tops[index] ?? 0) + (plan.heights[index] ?? 0) + form.gap
      }
      expect(plan.height).toBe(Math.max(0, Math.max(...ends) - form.gap))
    }
  })

  it('gives the same plan in one go and by appending', () => {
    for (const { form, ratios, draw } of galleries) {
      const part = planMasonry(ratios.slice(0, Math.floor(draw() * ratios.length)), form)
      expect(planMasonry(ratios, form, part)).toEqual(planMasonry(ratios, form))
    }
  })

  it('places anew when an earlier tile, or the form, is another', () => {
    const form = { columns: 2, columnWidth: 100, gap: 10 }
    const before = planMasonry(Float64Array.of(1, 2, 1), form)
    expect(planMasonry(Float64Array.of(2, 2, 1, 1), form, before)).toEqual(planMasonry(Float64Array.of(2, 2, 1, 1), form))
    expect(planMasonry(before.ratios, { ...form, columns: 3 }, before).columns).toBe(3)
    expect(planMasonry(Float64Array.of(1), form, before).heights).toHaveLength(1)
  })

  it('leaves the plan that it continues as it was', () => {
    const form = { columns: 2, columnWidth: 100, gap: 10 }
    const before = planMasonry(Float64Array.of(1, 2), form)
    const copy = structuredClone(before)
    planMasonry(Float64Array.of(1, 2, 3), form, before)
    expect(before).toEqual(copy)
  })
})

describe('tilesWithin', () => {
  it('names the tiles that touch a band', () => {
    const plan = planMasonry(Float64Array.of(1, 1, 1, 1), { columns: 1, columnWidth: 100, gap: 0 })
    expect(tilesWithin(plan, 150, 250)).toEqual([1, 2])
    expect(tilesWithin(plan, 0, -1)).toEqual([])
  })

  it('finds what looking at every tile finds, in reading order', () => {
    for (const { form, ratios, draw } of galleries) {
      const plan = planMasonry(ratios, form)
      const top = (draw() - 0.1) * plan.height
      const bottom = top + draw() * 1000
      const touching = [...ratios.keys()].filter((index) => {
        const { y, height } = boxAt(plan, index)
        return y <= bottom && y + height >= top
      })
      expect(tilesWithin(plan, top, bottom)).toEqual(touching)
    }
  })
})
