/** Milliseconds between two items of a first import, to sort them by date. */
const STEP = 60_000

/**
 * The dates of the items of a run: evenly distributed between the newest existing item and now, in the order of the catalogue. Items of a later run are
 * newer than those of an earlier one.
 */
export function itemDates(newest: Date | null, now: Date, total: number): (position: number) => Date {
  const end = now.getTime()
  const start = Math.max(newest?.getTime() ?? 0, end - total * STEP)
  return (position) => new Date(Math.max(start, end - ((total - 1 - position) * (end - start)) / Math.max(1, total)))
}
