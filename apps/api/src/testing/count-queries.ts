import type pg from 'pg'
import { eventually } from './shop.ts'

export interface Queries {
  /** What was asked since the last time. */
  take(): string[]
  /** The same without what others ask meanwhile: the queue and its mails and papers, what follows the catalogue, what counts a download that was sent, and what has come with a webhook. */
  takeOwn(): string[]
  /** Waits until no job is under way, and forgets what was asked until then. */
  settle(): Promise<void>
}

const OF_OTHERS = [
  /pages\.changes|search\.changes|item_terms|insert into "download_counts"|(?:from|update) "webhook_events"/,
  /insert into "codes"|from "users" where "(?:email_key|id)" = \$1$|from "papers" where "id"|update "papers"/,
]

/** Whether the queue asks by itself, instead of a call that queues a job. */
const isOfQueue = (text: string): boolean => /jobs\./.test(text) && !/^\s*insert into jobs\.|attempts|email_changes/i.test(text)

/** Counts the statements that go through a shop's pool; each is a round trip to the database. Begins when no job is under way: those of its start ask as well. */
export async function countQueries(pool: pg.Pool): Promise<Queries> {
  const underWay = `select 1 from jobs.job where state in ('created', 'retry', 'active')`
  const quiet = async () => {
    await eventually(async () => ((await pool.query(underWay)).rowCount === 0 ? true : undefined), 'the jobs that are under way')
  }
  await quiet()
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
  const take = () => {
    const taken = texts
    texts = []
    return taken
  }
  return {
    take,
    takeOwn: () => take().filter((text) => !isOfQueue(text) && OF_OTHERS.every((others) => !others.test(text))),
    async settle() {
      await quiet()
      take()
    },
  }
}
