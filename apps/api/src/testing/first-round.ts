import { sql } from 'kysely'
import { eventually, type TestShop } from './shop.ts'

/** Waits for the reconciler's round at the start of a shop: what is processed after it within a quarter of an hour, something else has processed. */
export async function afterFirstRound({ services: { db } }: Pick<TestShop, 'services'>): Promise<void> {
  await eventually(
    async () => (await sql`select 1 from jobs.job where name = 'reconcile' and state = 'completed'`.execute(db)).rows[0],
    'the first round of the reconciler',
  )
}
