import type { Db } from '../../platform/database/database.ts'

/**
 * The next number of a series, from 1. Its lock is held until the transaction ends, and a rollback gives the number back: so there is neither a gap nor a
 * double. The caller's last statements, because others wait meanwhile.
 */
export async function nextInSeries(trx: Db, series: string): Promise<number> {
  const { last } = await trx
    .insertInto('paper_series')
    .values({ name: series, last: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(({ eb, ref }) => ({ last: eb(ref('paper_series.last'), '+', 1) })))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}
