/** Milliseconds between two items of a first import: a minute, so that they do not all bear the same time. */
const STEP = 60_000

/**
 * When the items of a run count as made: evenly between the newest item there is and now, later positions newer, so that a later run's items
 * are newer than an earlier one's.
 */
export function itemDates(newest: Date | null, now: Date, total: number): (position: number) => Date {
  const end = now.getTime()
  const start = Math.max(newest?.getTime() ?? 0, end - total * STEP)
  return (position) => new Date(Math.max(start, end - ((total - 1 - position) * (end - start)) / Math.max(1, total)))
}
