import { useMemo, useState } from 'react'
import { planMasonry, type MasonryForm, type MasonryPlan, type Shape } from './masonry-plan.ts'

/** The plan of the items, at least down to `until` (pixels). What stands is not placed again when items are appended or the plan goes on. */
export function useMasonryPlan(items: readonly Shape[], { columns, columnWidth, gap }: MasonryForm, until: number): MasonryPlan {
  const [planner] = useState(createPlanner)
  return useMemo(() => planner(items, { columns, columnWidth, gap }, until), [planner, items, columns, columnWidth, gap, until])
}

/** Remembers its last plan only to be quicker: what it has placed is the same for the same arguments. */
function createPlanner() {
  let last: MasonryPlan | undefined
  return (items: readonly Shape[], form: MasonryForm, until: number): MasonryPlan => {
    last = planMasonry(items, form, { until, previous: last })
    return last
  }
}
