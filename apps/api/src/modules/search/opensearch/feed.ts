import type { Db } from '../../../platform/database/database.ts'
import { changesSince, hasSeenAll, isLater, KEPT_HOURS, type Position, positionNow } from '../../changes/index.ts'
import { type EntryRow, toEntry } from '../memory/entry.ts'
import { rowsAfter, rowsOf } from '../memory/rows-store.ts'
import type { Calls, Stored } from './calls.ts'
import type { State } from './documents.ts'
import { idsBody } from './queries.ts'

/** Entries that are read and written at once. */
const BATCH = 1_000
/** Ids that are asked for at once. */
const IDS = 10_000
/** Milliseconds after which the stored position moves on without changes: one that is older than the kept changes cannot be followed from. */
const MOVE_AFTER = 600_000
const HOUR = 3_600_000

export interface FeedOptions {
  db: Db
  calls: Calls
  /** This process. */
  feeder: string
  /** Milliseconds after which another process that feeds and writes nothing is taken to be gone. */
  takeOverAfter: number
  /** Ends a long feed between two writes. */
  signal: AbortSignal
}

export interface Feed {
  /**
   * Feeds the changes up to a snapshot, unless another process does it.
   * @param here the latest position of this process
   * @returns the snapshot up to which the engine is fed; null while it is not filled
   */
  bringTo(wanted: string, here: Position): Promise<string | null>
  /** The ids of entries in the engine, from `from` to before `to`. */
  idsInEngine(from: number, to: number): Promise<number[]>
  /** Writes items as the tables have them, unless another process feeds. */
  writeAgain(ids: readonly number[]): Promise<void>
}

const entriesOf = (text: string) => (JSON.parse(text) as EntryRow[]).map(toEntry)

/** Ends what another process has taken over. */
class TakenOver extends Error {}

/**
 * What writes to the index. Each process has one, and any of them may feed: by writing the state, which only one can do at a time, it claims a number, which is the
 * version of all that it writes. It reads rows after its claim. So whoever is overtaken neither replaces what a later one wrote nor moves the position on, and what it
 * alone has seen is read again.
 */
export function createFeed({ db, calls, feeder, takeOverAfter, signal }: FeedOptions): Feed {
  /** The last write of another process that feeds, and when this process saw it first. */
  let another = { write: -1, seenAt: 0 }

  async function write(state: State, over: Stored | null): Promise<Stored> {
    signal.throwIfAborted()
    const stored = await calls.writeState(state, over)
    if (stored === null) throw new TakenOver('another process feeds the search engine')
    return stored
  }

  const claim = (over: Stored, at: number, snapshot: string | null): Promise<Stored> =>
    write({ snapshot, at: over.state.at, claim: Math.max(over.state.claim + 1, at), feeder, beat: 0 }, over)

  const beat = (mine: Stored): Promise<Stored> => write({ ...mine.state, beat: mine.state.beat + 1 }, mine)

  /** What was written is found before anybody is told so. */
  async function release(mine: Stored, { snapshot, at }: Pick<State, 'snapshot' | 'at'>): Promise<Stored> {
    await calls.refresh()
    return await write({ ...mine.state, snapshot, at, feeder: null }, mine)
  }

  async function begin(): Promise<Stored> {
    await calls.create()
    const { at } = await positionNow(db)
    return await write({ snapshot: null, at, claim: at, feeder: null, beat: 0 }, null)
  }

  function isFedByAnother({ state, write: { if_seq_no: number } }: Stored): boolean {
    if (state.feeder === null || state.feeder === feeder) return false
    if (another.write !== number) another = { write: number, seenAt: performance.now() }
    return performance.now() - another.seenAt < takeOverAfter
  }

  async function put(ids: readonly number[], claimed: Stored): Promise<Stored> {
    let mine = claimed
    for (let start = 0; start < ids.length; start += BATCH) {
      if (start > 0) mine = await beat(mine)
      const { text, missing } = await rowsOf(db, ids.slice(start, start + BATCH))
      await calls.put(entriesOf(text), missing, mine.state.claim)
    }
    return mine
  }

  async function idsInEngine(from: number, to: number): Promise<number[]> {
    const ids: number[] = []
    for (let next = from; ; next = (ids.at(-1) ?? next) + 1) {
      const { ids: some } = await calls.look(idsBody(next, to, IDS))
      ids.push(...some)
      if (some.length < IDS) return ids
    }
  }

  /** Writes all entries, and removes what the tables do not have. */
  async function fill(over: Stored): Promise<Stored> {
    const here = await positionNow(db)
    let mine = await claim(over, here.at, null)
    // What others wrote is to be seen before it is removed.
    await calls.refresh()
    for (let after = 0; ; mine = await beat(mine)) {
      const page = await rowsAfter(db, after, BATCH)
      const entries = page === null ? [] : entriesOf(page.text)
      const kept = new Set(entries.map(({ id }) => id))
      const inEngine = await idsInEngine(after + 1, page === null ? Number.MAX_SAFE_INTEGER : page.last + 1)
      await calls.put(
        entries,
        inEngine.filter((id) => !kept.has(id)),
        mine.state.claim,
      )
      if (page === null) break
      after = page.last
    }
    // Before the last write, or a process that ended in between would leave a full index that nobody may ask.
    await calls.refresh()
    await calls.open()
    return await release(mine, here)
  }

  async function follow(over: Stored, snapshot: string): Promise<Stored> {
    const { position, ids, all } = await changesSince(db, snapshot)
    // A database that was set back has not seen what the engine has.
    if (all || position.at - over.state.at > (KEPT_HOURS - 1) * HOUR || !isLater(position.snapshot, snapshot)) return await fill(over)
    if (ids.length === 0) return await write({ ...over.state, snapshot: position.snapshot, at: position.at, feeder: null }, over)
    return await release(await put(ids, await claim(over, position.at, snapshot)), position)
  }

  /** Whether the engine has all that is wanted and nothing of what the database has lost. */
  async function isThere({ state }: Stored, snapshot: string, wanted: string, here: Position): Promise<boolean> {
    if (!hasSeenAll(snapshot, wanted) || here.at - state.at > MOVE_AFTER) return false
    return isLater(here.snapshot, snapshot) || isLater((await positionNow(db)).snapshot, snapshot)
  }

  async function feed(wanted: string, here: Position): Promise<Stored> {
    const stored = (await calls.readState()) ?? (await begin())
    if (isFedByAnother(stored)) return stored
    const { snapshot } = stored.state
    if (snapshot === null) return await fill(stored)
    return (await isThere(stored, snapshot, wanted, here)) ? stored : await follow(stored, snapshot)
  }

  return {
    async bringTo(wanted, here) {
      try {
        return (await feed(wanted, here)).state.snapshot
      } catch (error) {
        if (error instanceof TakenOver) return (await calls.readState())?.state.snapshot ?? null
        throw error
      }
    },

    idsInEngine,

    async writeAgain(ids) {
      const stored = await calls.readState()
      if (stored === null || isFedByAnother(stored)) return
      const { at } = await positionNow(db)
      await release(await put(ids, await claim(stored, at, stored.state.snapshot)), stored.state)
    },
  }
}
