import { setTimeout as pause } from 'node:timers/promises'
import { getHeapStatistics } from 'node:v8'
import { LRUCache } from 'lru-cache'
import type { components } from '@chitra/api-client/schema'
import type { Db } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import type { Follower } from '../changes/index.ts'
import { toListItem } from './item-view.ts'
import { type Facts, greatestItemId, listedAlong, type ListedRow, listedRows, listedRowsBetween, type Owners } from './listed-store.ts'

type ListItem = components['schemas']['ListItem']

/** Bytes of all items that are kept: a quarter of what V8 may have for objects. Of the settings of `npm start` that is enough for 700,000. */
const KEPT_BYTES = Math.floor(getHeapStatistics().heap_size_limit / 4)
/** Bytes of an item besides its text, as an estimate. */
const OVERHEAD = 100
/** Sellers that are kept. */
const KEPT_SELLERS = 50_000
/** Ids whose items are read ahead at once. */
const AHEAD = 500
/** Milliseconds until reading ahead goes on after the database has failed. */
const AGAIN = 5_000

export interface ListedItems {
  /** The items with these ids as lists show them, in the same order. Those that are not kept are not asked for if their rows are given. */
  inOrder(ids: readonly number[], given?: readonly ListedRow[] | null): Promise<ListItem[]>
  byId(ids: readonly number[]): Promise<ReadonlyMap<number, ListItem>>
  /** Selects rows for `inOrder` along with found items. */
  along: ReturnType<typeof listedAlong>
  /** Whether what is kept may be shown. */
  isCurrent(): boolean
  /** What is shown of an item's category and seller; null where it is not kept, or may have changed. */
  ownersOf(item: { category_id: number; seller_id: number }): Owners | null
  /** Reads items ahead, in the background. Call it after the follower of changes has started. */
  start(): void
  /** Resolves once all items have been read that there is room for. */
  ready(): Promise<void>
  stop(): Promise<void>
}

interface Options {
  db: Db
  /** What is asked while it is not known what has changed. */
  reads: Db
  changes: Pick<Follower, 'subscribe' | 'isCurrent'>
  log: Pick<Log, 'debug'>
  /** Whether lists leave out near-twins. */
  collapse?: boolean
}

/** Keeps items as lists show them until they change. */
export function createListedItems({ db, reads, changes, log, collapse = false }: Options): ListedItems {
  /** Texts of `Facts`. */
  const kept = new LRUCache<number, string>({ maxSize: KEPT_BYTES, sizeCalculation: bytesOf })
  /** Their public ids. */
  const categories = new Map<number, string>()
  const sellers = new LRUCache<number, Omit<Owners, 'category_public_id'>>({ max: KEPT_SELLERS })
  let changed = 0
  const stopping = new AbortController()
  let reading: Promise<void> | null = null

  changes.subscribe(({ ids, others, all }) => {
    changed += 1
    if (all || others) {
      categories.clear()
      sellers.clear()
    }
    for (const id of ids) kept.delete(id)
    if (!all) return
    kept.clear()
    if (reading !== null) readAhead()
  })

  function fromMemory(id: number): ListItem | null {
    const text = kept.get(id)
    if (text === undefined) return null
    const facts = JSON.parse(text) as Facts
    const owners = keptOwners(facts[10], facts[11])
    return owners === null ? null : itemOf(facts, owners)
  }

  function keptOwners(categoryId: number, sellerId: number): Owners | null {
    const [category, seller] = [categories.get(categoryId), sellers.get(sellerId)]
    return category === undefined || seller === undefined ? null : { category_public_id: category, ...seller }
  }

  /** @param changedBefore `changed` when the row was asked for: what has changed meanwhile may be out of date */
  function keep({ id, facts, ...owners }: ListedRow, changedBefore: number): ListItem {
    const read = JSON.parse(facts) as Facts
    if (changed === changedBefore) {
      const { category_public_id: category, ...seller } = owners
      categories.set(read[10], category)
      sellers.set(read[11], seller)
      kept.set(id, facts)
    }
    return itemOf(read, owners)
  }

  async function byId(ids: readonly number[], given: readonly ListedRow[] | null = null): Promise<Map<number, ListItem>> {
    const found = new Map<number, ListItem>()
    const isCurrent = changes.isCurrent()
    if (isCurrent)
      for (const id of ids) {
        const item = fromMemory(id)
        if (item !== null) found.set(id, item)
      }
    const changedBefore = isCurrent ? changed : -1
    // What is kept does not come from a replica: it may not know yet what has been told.
    const missing = ids.filter((id) => !found.has(id))
    // What is given is not kept: it was read before.
    if (given !== null) for (const row of given) found.set(row.id, found.get(row.id) ?? keep(row, -1))
    else for (const row of await listedRows(isCurrent ? db : reads, missing, collapse)) found.set(row.id, keep(row, changedBefore))
    return found
  }

  /** Reads the newest items first. Rests as long as it reads, so that the database is free for what is asked. */
  async function readAll(): Promise<void> {
    for (let to = (await greatestItemId(db)) + 1; to > 0; to -= AHEAD) {
      if (stopping.signal.aborted || kept.calculatedSize >= KEPT_BYTES - AHEAD * 2 * OVERHEAD) return
      const [began, changedBefore] = [performance.now(), changed]
      for (const row of await listedRowsBetween(db, to - AHEAD, to, collapse)) if (!kept.has(row.id)) keep(row, changedBefore)
      await pause(performance.now() - began, undefined, { signal: stopping.signal })
    }
  }

  function readAhead(): void {
    const mine = (reading ?? Promise.resolve()).then(async () => {
      for (;;) {
        try {
          return await readAll()
        } catch (error) {
          if (stopping.signal.aborted) return
          log.debug({ error: String(error) }, 'list items could not be read ahead')
          await pause(AGAIN, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
        }
      }
    })
    reading = mine
  }

  return {
    byId: (ids) => byId(ids),
    along: listedAlong(collapse),
    async inOrder(ids, given) {
      const found = await byId(ids, given)
      return ids.flatMap((id) => found.get(id) ?? [])
    },
    isCurrent: () => changes.isCurrent(),
    ownersOf: ({ category_id, seller_id }) => (changes.isCurrent() ? keptOwners(category_id, seller_id) : null),
    start: readAhead,
    async ready() {
      await reading
    },
    async stop() {
      stopping.abort()
      await reading
    },
  }
}

/** V8 keeps a text with letters beyond Latin-1 in two bytes each. */
const bytesOf = (text: string): number => (/^[\0-\xFF]*$/.test(text) ? 1 : 2) * text.length + OVERHEAD

function itemOf(facts: Facts, owners: Owners): ListItem {
  const [publicId, name, width, height, thumbHash, colour, price, purchaseType, fileExt, files, , , alike = 0] = facts
  return toListItem({
    public_id: publicId,
    name,
    width,
    height,
    thumb_hash: thumbHash,
    colour,
    price,
    purchase_type: purchaseType,
    file_ext: fileExt,
    contents: { length: files },
    alike,
    category_public_id: owners.category_public_id,
    seller_first_name: owners.seller_first_name,
  })
}
