import type { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'
import { batchesOf } from './wire-batches.ts'

interface Client {
  connection: Duplex
  /** Batches that have come and are not yet executed. */
  waiting: Buffer[]
}

export type ServedDatabase = Pick<PGlite, 'runExclusive' | 'execProtocolRawStream' | 'isInTransaction' | 'exec'>

export interface DatabaseClients {
  accept(connection: Duplex): void
  /** Ends all connections. */
  stop(): void
}

/**
 * Answers clients in PostgreSQL's protocol. Everything up to a client's next wait for an answer is executed at once and answered by one write: for each message alone, as
 * `@electric-sql/pglite-socket` does, a statement with values costs five turns of both threads. A client in a transaction has the database to itself.
 */
export function serveClients(db: ServedDatabase): DatabaseClients {
  const clients = new Set<Client>()
  /** Whose transaction is open. */
  let owner: Client | null = null
  let isWorking = false
  let isStopping = false

  /** The next client that may go on, each in turn. */
  function next(): Client | null {
    if (owner !== null) return owner.waiting.length > 0 ? owner : null
    for (const client of clients) {
      if (client.waiting.length === 0) continue
      clients.delete(client)
      clients.add(client)
      return client
    }
    return null
  }

  async function execute({ connection }: Client, batch: Buffer): Promise<void> {
    connection.cork()
    try {
      await db.runExclusive(() =>
        // The bytes are the database's own memory, which it uses again.
        db.execProtocolRawStream(batch, { onRawData: (bytes) => void (connection.writable && connection.write(Buffer.from(bytes))) }),
      )
    } catch (error) {
      // A refused statement is an answer; this is a failure of the database itself.
      connection.destroy(error as Error)
    }
    connection.uncork()
  }

  async function work(): Promise<void> {
    if (isWorking) return
    isWorking = true
    for (let client = next(); client !== null; client = next()) {
      const batch = client.waiting.shift()
      if (batch !== undefined) await execute(client, batch)
      owner = db.isInTransaction() ? client : null
      if (owner !== null && !clients.has(owner)) await rollBack()
    }
    isWorking = false
  }

  async function rollBack(): Promise<void> {
    await db.exec('rollback')
    owner = null
  }

  async function leave(client: Client): Promise<void> {
    clients.delete(client)
    client.waiting = []
    if (owner !== client || isWorking || isStopping) return
    await rollBack()
    await work()
  }

  return {
    accept(connection: Duplex): void {
      const client: Client = { connection, waiting: [] }
      clients.add(client)
      const batches = batchesOf(() => void connection.write('N'))
      connection.on('data', (bytes: Buffer) => {
        client.waiting.push(...batches(bytes))
        void work()
      })
      // What a client that is gone was to be answered says nothing about others.
      connection.on('error', () => undefined)
      connection.on('close', () => void leave(client))
    },
    stop(): void {
      isStopping = true
      for (const { connection } of clients) connection.destroy()
    },
  }
}
