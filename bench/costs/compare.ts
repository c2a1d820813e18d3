import type { Cost, Results } from './results.ts'

/** A row may cost so much more than at the release before. */
const MOST = 1.15
/** What costs less than this, in ms of processor time, ... */
const CHEAP = 0.5
/** ... must also cost so many ms more: a cheap row is counted in few ticks of the clock. */
const LEAST_DIFFERENCE = 0.05

/** Multiples of the fixed piece of work, by which two machines are compared. */
const multiple = ({ cpu, machine }: Cost): number => cpu / machine

/** The row of the release before, with its processor time as it would be on today's machine; null for a new row. */
export function rowBefore(now: Cost, before: Results | null): Cost | null {
  const then = before?.costs.find(({ name }) => name === now.name)
  return then === undefined ? null : { ...then, cpu: multiple(then) * now.machine, machine: now.machine }
}

/** Whether a row costs more than it may. */
export function isWorse(now: Cost, before: Results | null): boolean {
  const then = rowBefore(now, before)
  if (then === null || now.cpu <= then.cpu * MOST) return false
  return then.cpu >= CHEAP || now.cpu - then.cpu > LEAST_DIFFERENCE
}

/** Of several measurements of a row, the one that was disturbed least. */
export const cheapest = (costs: readonly [Cost, ...Cost[]]): Cost =>
  costs.reduce((best, cost) => (multiple(cost) < multiple(best) ? cost : best))
