import type pg from 'pg'
import { eventually } from './shop.ts'

/** Counts the statements that go through a shop's pool; each is a round trip to the database. Begins when no job is under way: those of its start ask as well. */
export async function countQueries(pool: pg.Pool): Promise<{ take(): string[] }> {
  const underWay = `select 1 from jobs.job where state in ('created', 'retry', 'active')`
  await eventually(async () => ((await pool.query(underWay)).rowCount === 0 ? true : undefined), 'the jobs of the start')
  let texts: string[] = []
  const counted = new WeakSet<pg.PoolClient>()
  // When a connection is lent, not when it is made: the embedded database's only one is open already.
  pool.on('acquire', (client) => {
    if (counted.has(client)) return
    counted.add(client)
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((...given: unknown[]) => {
      const [first] = given
      texts.push(typeof first === 'string' ? first : (first as { text: string }).text)
      return query(...given)
    }) as typeof client.query
  })
  return {
    take() {
      const taken = texts
      texts = []
      return taken
    },
  }
}
