import type { TestShop } from './shop.ts'
import type { LooseAnswer } from './visitor.ts'

const HOUR = 3_600_000

/** Moves the shop's clock to the next full hour, when every limit's window starts, so that no window ends during a test. */
export const toFullHour = ({ clock }: Pick<TestShop, 'clock'>): void => clock.move(HOUR - (clock.now().getTime() % HOUR))

/** The statuses of several calls, made one after the other. */
export async function statusesOf(times: number, call: (n: number) => Promise<LooseAnswer>): Promise<number[]> {
  const statuses: number[] = []
  for (let n = 0; n < times; n += 1) statuses.push((await call(n)).status)
  return statuses
}

/** The wait that a 429 asks for, in seconds; throws for any other answer, and for one that does not explain it. */
export function waitOf({ status, body, headers }: LooseAnswer): number {
  if (status !== 429 || !/^Too many attempts\. Please try again in (?:1 minute|\d+ minutes)$/.test(body.errorMessage))
    throw new Error(`no limit: ${status} ${body.errorMessage}`)
  return Number(headers.get('retry-after'))
}
