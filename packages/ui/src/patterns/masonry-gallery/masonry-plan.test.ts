import { describe, expect, it } from 'vitest'
import { boxAt, planMasonry, tilesWithin, type MasonryForm, type Shape } from './masonry-plan.ts'

/** Numbers from 0 to 1 drawn from a seed. */
function drawn(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

const shapesOf = (...ratios: number[]): Shape[] => ratios.map((ratio) => ({ width: ratio, height: 1 }))

/** 60 galleries of 0 to 299 tiles, 1 to 7 columns: the same at every run. */
const galleries = Array.from({ length: 60 }, (_, seed) => {
  const draw = drawn(seed + 1)
  const form: MasonryForm = { columns: 1 + Math.floor(draw() * 7), columnWidth: 40 + draw() * 400, gap: Math.floor(draw() * 24) }
  const shapes = shapesOf(...Array.from({ length: Math.floor(draw() * 300) }, () => (draw() < 0.03 ? Number.NaN : 0.2 + draw() * 3)))
  return { form, shapes, draw }
})

describe('planMasonry [GAL-01]', () => {
  it('never places a tile above the one before it', () => {
    for (const { form, shapes } of galleries) {
      const { tops } = planMasonry(shapes, form)
      expect(tops.every((top, index) => index === 0 || top >= (tops[index - 1] ?? 0))).toBe(true)
    }
  })

  it('evens its end: the last tile of each column becomes up to two fifths higher or lower, and no hole is left that this can fill', () => {
    for (const { form, shapes } of galleries) {
      const plan = planMasonry(shapes, form)
      const lasts = Array.from({ length: form.columns }, (_, column) => plan.column.lastIndexOf(column, plan.placed - 1))
      if (shapes.length <= form.columns || lasts.includes(-1)) {
        expect(plan.evened.size).toBe(0)
        continue
      }
      expect([...plan.evened.keys()]).toEqual(lasts)
      const ends = lasts.map((index) => (plan.tops[index] ?? 0) + boxAt(plan, index).height)
      for (const index of lasts) {
        const share = boxAt(plan, index).height / (plan.heights[index] ?? 1)
        expect([share < 1.43, share > 0.57], String(share)).toEqual([true, true])
      }
      const hole = Math.max(...ends) - Math.min(...ends)
      expect(hole).toBeLessThanOrEqual(Math.max(...plan.ends) - Math.min(...plan.ends))
      const reach = (share: number) => lasts.map((index) => (plan.tops[index] ?? 0) + (plan.heights[index] ?? 0) * share)
      // What is rounded may differ by two pixels.
      expect(hole).toBeLessThanOrEqual(2 + Math.max(0, Math.max(...reach(0.6)) - Math.min(...reach(1.4))))
    }
  })

  it('has one end for all columns where the last tiles can reach it', () => {
    const plan = planMasonry(shapesOf(1, 0.8, 1.2, 1, 1, 0.8), { columns: 3, columnWidth: 300, gap: 16 })
    expect(new Set(plan.ends).size).toBe(3)
    expect(new Set([3, 4, 5].map((index) => boxAt(plan, index).y + boxAt(plan, index).height))).toEqual(new Set([plan.height]))
  })

  it('leaves exactly the gap between tiles of a column, and ends with the lowest tile', () => {
    for (const { form, shapes } of galleries) {
      const plan = planMasonry(shapes, form)
      const ends = Array.from({ length: form.columns }, () => 0)
      for (const index of shapes.keys()) {
        const column = plan.column[index] ?? 0
        expect(plan.tops[index]).toBe(ends[column])
        ends[column] = (plan.tops[index] ?? 0) + (plan.heights[index] ?? 0) + form.gap
      }
      expect(plan.height).toBe(Math.max(0, ...Array.from(shapes, (_, index) => boxAt(plan, index).y + boxAt(plan, index).height)))
    }
  })

  it('gives the same plan at once and by appending', () => {
    for (const { form, shapes, draw } of galleries) {
      const previous = planMasonry(shapes.slice(0, Math.floor(draw() * shapes.length)), form)
      expect(planMasonry(shapes, form, { previous })).toEqual(planMasonry(shapes, form))
    }
  })

  it('starts over when an earlier tile or the layout changes', () => {
    const form = { columns: 2, columnWidth: 100, gap: 10 }
    const previous = planMasonry(shapesOf(1, 2, 1), form)
    const other = shapesOf(2, 2, 1, 1)
    expect(planMasonry(other, form, { previous })).toEqual(planMasonry(other, form))
    expect(planMasonry(previous.shapes, { ...form, columns: 3 }, { previous }).columns).toBe(3)
    expect(planMasonry(shapesOf(1), form, { previous }).heights).toHaveLength(1)
  })

  it('does not modify the plan that it continues', () => {
    const form = { columns: 2, columnWidth: 100, gap: 10 }
    const previous = planMasonry(shapesOf(1, 2), form)
    const copy = structuredClone(previous)
    planMasonry(shapesOf(1, 2, 3), form, { previous })
    expect(previous).toEqual(copy)
  })
})

describe('planMasonry of a part [GAL-01]', () => {
  const form = { columns: 3, columnWidth: 100, gap: 10 }
  const draw = drawn(7)
  const shapes = shapesOf(...Array.from({ length: 60_000 }, () => 0.5 + draw() * 2))
  const whole = planMasonry(shapes, form)

  it('has every tile that touches the part in its place, and estimates the final height closely', () => {
    const until = whole.height / 2
    const part = planMasonry(shapes, form, { until })
    expect(part.placed).toBeLessThan(31_000)
    expect(tilesWithin(part, 0, until)).toEqual(tilesWithin(whole, 0, until))
    for (const index of [0, 9_999, part.placed - 1]) expect(boxAt(part, index)).toEqual(boxAt(whole, index))
    expect(Math.abs(part.height / whole.height - 1)).toBeLessThan(0.02)
  })

  it('reaches the same plan however often it is interrupted', () => {
    let plan = planMasonry(shapes, form, { until: -1 })
    expect(plan.placed).toBe(0)
    for (let until = 0; plan.placed < shapes.length; until += 100_000) plan = planMasonry(shapes, form, { until, previous: plan })
    expect(plan).toEqual(whole)
  })

  it('returns the same plan when there is nothing to add', () => {
    const previous = planMasonry(shapes, form, { until: 800_000 })
    expect(planMasonry(shapes, form, { until: 790_000, previous })).toBe(previous)
  })

  it('places ten thousand tiles at once, so that usual galleries are complete at the first paint', () => {
    expect(planMasonry(shapes.slice(0, 10_000), form, { until: 0 }).height).toBe(planMasonry(shapes.slice(0, 10_000), form).height)
  })

  it('does not modify the plan of other shapes that it started from', () => {
    const previous = planMasonry(shapes, form, { until: 800_000 })
    const other = [...shapes.slice(0, previous.placed), ...shapesOf(...Array.from({ length: 500 }, () => 0.6))]
    const plan = planMasonry(shapes, form, { previous })
    planMasonry(other, form, { previous })
    expect(plan).toEqual(whole)
  })
})

describe('tilesWithin', () => {
  it('returns the tiles that touch a band', () => {
    const plan = planMasonry(shapesOf(1, 1, 1, 1), { columns: 1, columnWidth: 100, gap: 0 })
    expect(tilesWithin(plan, 150, 250)).toEqual([1, 2])
    expect(tilesWithin(plan, 0, -1)).toEqual([])
  })

  it('returns the same tiles as a full scan, in reading order', () => {
    for (const { form, shapes, draw } of galleries) {
      const plan = planMasonry(shapes, form)
      const top = (draw() - 0.1) * plan.height
      const bottom = top + draw() * 1000
      const touching = [...shapes.keys()].filter((index) => {
        const { y, height } = boxAt(plan, index)
        return y <= bottom && y + height >= top
      })
      expect(tilesWithin(plan, top, bottom)).toEqual(touching)
    }
  })
})
