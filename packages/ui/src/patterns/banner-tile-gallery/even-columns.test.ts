import { describe, expect, it } from 'vitest'
import { boxAt, planMasonry } from '../masonry-gallery/masonry-plan.ts'
import { evenColumns } from './even-columns.ts'

const form = { columns: 4, columnWidth: 300, gap: 16 }
const shapesOf = (ratios: readonly number[]) => ratios.map((ratio) => ({ width: ratio, height: 1 }))

describe('evenColumns [HOME-01]', () => {
  it('ends all columns on one line, keeping order and gaps', () => {
    const shapes = shapesOf([1.5, 1.5, 1.5, 1.5, 1.5, 0.67, 1.5, 1.5, 0.67, 1.5, 1.5, 1])
    const [before, after] = [planMasonry(shapes, form), evenColumns(planMasonry(shapes, form))]
    expect(after.height).not.toBe(before.height)
    for (let column = 0; column < form.columns; column += 1) {
      const boxes = shapes.flatMap((_, index) => (after.column[index] === column ? [boxAt(after, index)] : []))
      const last = boxes.at(-1)
      expect(last && last.y + last.height).toBe(after.height)
      for (const [index, box] of boxes.entries()) expect(box.y).toBe(index === 0 ? 0 : boxes[index - 1]!.y + boxes[index - 1]!.height + 16)
    }
    expect(planMasonry(shapes, form).tops).toEqual(before.tops)
  })

  it('leaves a plan unchanged if a picture would be cropped too much or a column is empty', () => {
    for (const ratios of [[1.5, 0.4, 0.4, 0.4], [1.5, 1.5], []]) {
      const plan = planMasonry(shapesOf(ratios), form)
      expect(evenColumns(plan)).toBe(plan)
    }
  })
})
