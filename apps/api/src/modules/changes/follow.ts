import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Database, Db } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { changesSince, type ItemChanges, type Position, positionNow, transactionId } from './changes-store.ts'
import { hasEnded } from './snapshot.ts'

/** Milliseconds between two looks, because a notification can be lost. */
const LOOK_EVERY = 400
/** Milliseconds without a look after which what was read may be out of date. */
const CURRENT_FOR = 1_500
/** Milliseconds until a lost listening connection is opened again. */
const LISTEN_AGAIN = 5_000

/** Is told of changes, one after the other. The next look waits for it; if it fails, the same changes are told again. */
export type OnChanges = (changes: ItemChanges) => void | Promise<void>

export interface Follower {
  /** Calls back for changes. Call it before `start`. */
  subscribe(onChanges: OnChanges): void
  /**
   * Follows from now on.
   * @throws if the database does not answer
   */
  start(): Promise<void>
  /** Up to where all changes have been told; null before the start. */
  position(): Position | null
  /** Whether everything has been told that was committed up to a moment ago, and all that this process has written. */
  isCurrent(): boolean
  /** Notes that this process writes in a transaction: until its end has been seen, nothing is current. */
  willWrite(trx: Db): Promise<void>
  /** How often changes have been told to all. */
  told(): number
  /** How often looks have failed, as they do while the database is away. */
  failures(): number
  /** Looks at once. */
  look(): Promise<void>
  stop(): Promise<void>
}

interface Options {
  database: Pick<Database, 'db' | 'connection' | 'embedded'>
  log: Log
}

/** Follows the changes of items by any process, and tells each within a second of its commit. */
export function createFollower({ database: { db, connection, embedded }, log }: Options): Follower {
  const listeners: OnChanges[] = []
  const closing = new AbortController()
  let position: Position | null = null
  let seenAt = Number.NEGATIVE_INFINITY
  let told = 0
  let failed = 0
  let writing: number[] = []
  let looking: Promise<void> | null = null
  let listening: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  async function lookOnce(): Promise<void> {
    if (position === null || closing.signal.aborted) return
    const began = performance.now()
    try {
      const changes = await changesSince(db, position.snapshot)
      if (changes.ids.length > 0 || changes.others || changes.all) {
        for (const tell of listeners) await tell(changes)
        told += 1
      }
      const { snapshot } = (position = changes.position)
      writing = writing.filter((transaction) => !hasEnded(transaction, snapshot))
      seenAt = began
    } catch (error) {
      if (!closing.signal.aborted) log.debug({ error: String(error) }, 'changes of items could not be read')
      failed += 1
    }
  }
  const look = (): Promise<void> => (looking ??= lookOnce().finally(() => (looking = null)))

  return {
    subscribe: (onChanges) => void listeners.push(onChanges),
    async start() {
      position = await positionNow(db)
      if (closing.signal.aborted) return
      listening = embedded ? null : listen(connection, closing.signal, () => void look())
      timer = setInterval(() => void look(), LOOK_EVERY)
      timer.unref()
      await look()
    },
    position: () => position,
    isCurrent: () => writing.length === 0 && performance.now() - seenAt < CURRENT_FOR,
    async willWrite(trx) {
      const transaction = await transactionId(trx)
      if (!writing.includes(transaction)) writing.push(transaction)
    },
    told: () => told,
    failures: () => failed,
    async look() {
      // One under way may have begun too early.
      await looking
      await look()
    },
    async stop() {
      closing.abort()
      clearInterval(timer)
      await listening
      await looking
    },
  }
}

/** Calls back at every notification, until the signal. A lost connection is opened again. */
async function listen(connection: pg.PoolConfig, signal: AbortSignal, onNotice: () => void): Promise<void> {
  while (!signal.aborted) {
    const client = new pg.Client({ ...connection, connectionTimeoutMillis: LISTEN_AGAIN })
    const ended = new Promise<void>((resolve) => {
      client.on('end', resolve).on('error', () => resolve())
      signal.addEventListener('abort', () => resolve(), { once: true })
    })
    try {
      await client.connect()
      await client.query('listen item_changes')
      client.on('notification', onNotice)
      await ended
    } catch {
      // While it cannot be listened, what is looked for regularly is seen all the same.
    }
    await client.end().catch(() => undefined)
    await pause(LISTEN_AGAIN, undefined, { ref: false, signal }).catch(() => undefined)
  }
}
