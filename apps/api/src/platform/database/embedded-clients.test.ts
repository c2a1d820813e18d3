import { MessageChannel } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DatabaseClients, type ServedDatabase, serveClients } from './embedded-clients.ts'
import { PortStream } from './port-stream.ts'

describe('several connections to the embedded database', () => {
  let db: PGlite
  let served: DatabaseClients
  let turns = 0
  const clients: pg.Client[] = []
  async function connect(): Promise<pg.Client> {
    const { port1, port2 } = new MessageChannel()
    served.accept(new PortStream(port2))
    const client = new pg.Client({ stream: () => new PortStream(port1), user: 'postgres', database: 'postgres', password: 'none' })
    clients.push(client)
    await client.connect()
    return client
  }
  beforeAll(async () => {
    db = await PGlite.create()
    const counted: ServedDatabase = {
      runExclusive: (work) => db.runExclusive(work),
      execProtocolRawStream: async (...given) => {
        turns += 1
        await db.execProtocolRawStream(...given)
      },
      isInTransaction: () => db.isInTransaction(),
      exec: (text) => db.exec(text),
    }
    served = serveClients(counted)
    await db.exec('create table notes (text text not null)')
  })
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.end()))
    served.stop()
    await db.close()
  })
  const texts = async (client: pg.Client) =>
    (await client.query<{ text: string }>('select text from notes order by 1')).rows.map((row) => row.text)

  it('executes a statement with values at once', async () => {
    const client = await connect()
    const before = turns
    expect((await client.query('select $1::text as text', ['a'])).rows).toEqual([{ text: 'a' }])
    expect(turns - before).toBe(1)
  })

  it('answers each client what it has asked', async () => {
    const ask = async (first: number) => {
      const client = await connect()
      const answers: unknown[] = []
      for (let n = first; n < 200; n += 2) answers.push(...(await client.query('select $1::int as n', [n])).rows)
      return answers
    }
    const expected = (first: number) => Array.from({ length: 100 }, (_, n) => ({ n: first + 2 * n }))
    expect(await Promise.all([ask(0), ask(1)])).toEqual([expected(0), expected(1)])
  })

  it('says what is wrong with a statement, and goes on', async () => {
    const client = await connect()
    await expect(client.query('select $1::int / 0', [1])).rejects.toThrow('division by zero')
    await expect(client.query('selec $1', [1])).rejects.toThrow('syntax error')
    await expect(client.query('select 1; select 1 / 0; select 2')).rejects.toThrow('division by zero')
    expect((await client.query('select $1::int as n', [3])).rows).toEqual([{ n: 3 }])
  })

  it('lets others wait for the end of a transaction', async () => {
    const [one, other] = await Promise.all([connect(), connect()])
    await one.query('begin')
    await one.query('insert into notes values ($1)', ['first'])
    const seen = texts(other)
    await one.query('insert into notes values ($1)', ['second'])
    await one.query('commit')
    expect(await seen).toEqual(['first', 'second'])
  })

  it('takes back what a client has begun that is gone', async () => {
    const [one, other] = await Promise.all([connect(), connect()])
    await one.query('begin')
    await one.query('delete from notes')
    const seen = texts(other)
    await one.end()
    expect(await seen).toEqual(['first', 'second'])
  })

  it('sends a large answer whole', async () => {
    const client = await connect()
    const { rows } = await client.query<{ text: string }>(`select repeat('x', 1000) as text from generate_series(1, 20000)`)
    expect([rows.length, rows.at(-1)?.text.length]).toEqual([20_000, 1_000])
  })
})
