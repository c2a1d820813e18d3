import type pg from 'pg'

/** Counts the statements that go through a pool; each is a round trip to the database. */
export function countQueries(pool: pg.Pool): { take(): string[] } {
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
