import { describe, expect, it } from 'vitest'
import { planMasonry } from './masonry-plan.ts'
import { firstPlaces, formOfStep, placeOf, planPixels, stepAt, tileStyle, usualSteps } from './masonry-style.ts'

const shapes = Array.from({ length: 100 }, (_, index) => ({ width: 50 + ((index * 37) % 100), height: 60 }))
const columnsAt = (width: number) => stepAt(usualSteps, width).columns

describe('the steps of a gallery [GAL-01]', () => {
  it('has two columns with gaps of 10 px on a phone, more above', () => {
    expect([288, 358, 539.9, 540, 819.9, 820, 1256, 1399.9, 1400].map(columnsAt)).toEqual([2, 2, 2, 3, 3, 4, 4, 4, 5])
    expect([358, 960].map((width) => stepAt(usualSteps, width).gap)).toEqual([10, 16])
  })

  it.each([288, 358, 500, 600, 704, 820, 936, 1256, 1399, 1400, 1800])(
    'crops no picture by more than a twenty-fifth at %i px, but for those that even the end',
    (width) => {
      const step = stepAt(usualSteps, width)
      const unit = (width + step.gap) / step.columns
      const plan = planMasonry(shapes, formOfStep(step))
      expect(plan.evened.size).toBe(step.columns)
      for (const [index, shape] of shapes.entries()) {
        if (plan.evened.has(index)) continue
        const drawn = (unit - step.gap) / (placeOf(plan, index).height * unit - step.gap)
        expect(Math.abs(drawn / (shape.width / shape.height) - 1)).toBeLessThan(1 / 25)
      }
    },
  )

  it('is drawn in the very pixels of its plan at its typical width', () => {
    for (const step of usualSteps) expect(planPixels(formOfStep(step), step.typical)).toBe(1)
  })
})

describe('the style of a tile', () => {
  const inherited = (height: number) =>
    Object.entries(tileStyle({ column: 1, top: 2.5, height })).filter(([property]) => property.startsWith('--'))

  it('has nothing of its own that its parts inherit, so that the browser computes their styles once for all tiles', () => {
    expect(inherited(0.62)).toEqual([])
  })

  it('says where a tile is too low for two lines of words above each other', () => {
    expect(inherited(0.61)).toEqual([['--tile-is-low', 1]])
  })
})

describe('firstPlaces [GAL-01]', () => {
  const inView = { shapes, steps: usualSteps }
  const queries = (rules: string) => rules.match(/@container/g)?.length

  it('has on a server the first sixty tiles at every width, in a list as high as all', () => {
    const { count, rules } = firstPlaces({ ...inView, view: undefined })
    expect(count).toBe(60)
    expect(queries(rules('ul'))).toBe(4)
    const unit = 184
    const height = planMasonry(shapes, formOfStep(usualSteps[0]!)).height
    expect(Number(/ul\{[^}]*;height:calc\(var\(--masonry-unit\)\*([\d.]+) /.exec(rules('ul'))?.[1])).toBeCloseTo((height + 10) / unit, 3)
  })

  it('has in a browser what the window may show', () => {
    const { count, rules } = firstPlaces({ ...inView, view: { width: 390, height: 800 } })
    expect(count).toBeGreaterThan(6)
    expect(count).toBeLessThan(20)
    expect(queries(rules('ul'))).toBe(1)
  })
})
