import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Statements that are counted, and how many of them are named. One with as many values as a list is long comes in many forms, most of them once. */
const MOST_COUNTED = 2_000
const MOST_NAMED = 400
/** Uses after which a statement gets a name. */
const WORTH_A_NAME = 3

/** Connections so far, of all pools: the embedded database is one session, in which a name is taken once, also by a connection that was lost. */
let connected = 0

/**
 * A pool in whose connections a statement that comes again has a name: the database parses it once, and after some uses plans it once, which takes it longer than
 * most of our statements themselves. For the embedded database alone: behind a pooler of connections, another one may have the name next.
 */
export function withNamedStatements(pool: pg.Pool): PostgresPool {
  const uses = new Map<string, number>()
  const numbers = new Map<string, number>()
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()

  function numberOf(text: string): number | null {
    const known = numbers.get(text)
    if (known !== undefined) return known
    const used = (uses.get(text) ?? 0) + 1
    if (used < WORTH_A_NAME || numbers.size >= MOST_NAMED) {
      if (uses.size >= MOST_COUNTED) uses.clear()
      uses.set(text, used)
      return null
    }
    uses.delete(text)
    numbers.set(text, numbers.size)
    return numbers.size - 1
  }

  function named(client: pg.PoolClient): PostgresPoolClient {
    const connection = (connected += 1)
    const query = (text: string, values: readonly unknown[]) => {
      const number = values.length === 0 ? null : numberOf(text)
      const given = { text, values: [...values] }
      return client.query(number === null ? given : { ...given, name: `${connection}_${number}` })
    }
    // Without cursors, which nothing here uses.
    return { query: query as unknown as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) }
  }

  async function connect(): Promise<PostgresPoolClient> {
    const client = await pool.connect()
    const known = clients.get(client) ?? named(client)
    clients.set(client, known)
    return known
  }
  return { connect, end: () => pool.end(), options: pool.options }
}
