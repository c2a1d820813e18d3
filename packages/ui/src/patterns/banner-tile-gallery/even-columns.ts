import type { MasonryPlan } from '../masonry-gallery/masonry-plan.ts'

/** A tile that grows or shrinks by more than this would crop too much of its picture. */
const most = 1.4

/** The same plan with all columns ending on one line: each spreads its difference over its tiles. */
export function evenColumns(plan: MasonryPlan): MasonryPlan {
  const { columns, gap, placed } = plan
  const tilesIn = Array.from({ length: columns }, () => 0)
  for (let index = 0; index < placed; index += 1) tilesIn[plan.column[index] ?? 0]! += 1
  const gapsIn = tilesIn.map((tiles) => tiles * gap)
  const end = Math.round(plan.ends.reduce((sum, each) => sum + each, 0) / columns)
  const factors = gapsIn.map((gaps, column) => (end - gaps) / ((plan.ends[column] ?? 0) - gaps))
  if (placed < plan.shapes.length || !factors.every((factor) => factor < most && factor > 1 / most)) return plan
  const [tops, heights, reached] = [plan.tops.slice(), plan.heights.slice(), tilesIn.map(() => 0)]
  for (let index = 0; index < placed; index += 1) {
    const column = plan.column[index] ?? 0
    const top = reached[column] ?? 0
    const last = (tilesIn[column]! -= 1) === 0
    const height = last ? end - gap - top : Math.round((plan.heights[index] ?? 0) * (factors[column] ?? 1))
    tops[index] = top
    heights[index] = height
    reached[column] = top + height + gap
  }
  return { ...plan, tops, heights, evened: new Map(), tallest: Math.max(...heights), height: Math.max(0, end - gap) }
}
