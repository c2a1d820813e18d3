import { useMemo, useState } from 'react'
import { planMasonry, type MasonryForm, type MasonryPlan } from './masonry-plan.ts'

interface Shape {
  width: number
  height: number
}

/** The plan of the items; when items were appended, what stands is not placed again. */
export function useMasonryPlan(items: readonly Shape[], { columns, columnWidth, gap }: MasonryForm): MasonryPlan {
  const ratios = useMemo(() => ratiosOf(items), [items])
  const [planner] = useState(createPlanner)
  return useMemo(() => planner(ratios, { columns, columnWidth, gap }), [planner, ratios, columns, columnWidth, gap])
}

/** Remembers its last plan only to be quicker: the same arguments always give the same plan. */
function createPlanner() {
  let last: MasonryPlan | undefined
  return (ratios: Float64Array, form: MasonryForm): MasonryPlan => {
    last = planMasonry(ratios, form, last)
    return last
  }
}

function ratiosOf(items: readonly Shape[]): Float64Array {
  const ratios = new Float64Array(items.length)
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index]
    if (item !== undefined) ratios[index] = item.width / item.height
  }
  return ratios
}
