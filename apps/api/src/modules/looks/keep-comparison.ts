import type { Db } from '../../platform/database/database.ts'
import {
  type Compared,
  comparedItems,
  keepNeighbours,
  keepTwins,
  lockTwins,
  neighboursOf,
  noteCompared,
  wordsOf,
} from './comparing-store.ts'
import { isCopy } from './copies.ts'
import { type Copy, noteCopies } from './copies-store.ts'
import type { Near } from './look-index.ts'
import { entered, KEPT, thousandths } from './neighbours.ts'
import { type Judged, judgeTwins, looksLikeTwin, type Sold } from './twins.ts'

type Items = ReadonlyMap<number, Compared>

/** Keeps what items look like: their neighbours, twins and copies. `found`: the nearest of each item that was compared. */
export async function keepComparison(trx: Db, model: number, found: ReadonlyMap<number, Near[]>): Promise<void> {
  await lockTwins(trx)
  const items = await comparedItems(trx, model, [...new Set([...found.keys(), ...[...found.values()].flat().map(({ itemId }) => itemId)])])
  // Those that are gone, have a look by another model or were compared by another process meanwhile are left out.
  const now = [...found].flatMap(([id, near]) => {
    const item = items.get(id)
    return item === undefined || item.compared ? [] : [{ item, near: near.filter(({ itemId }) => items.has(itemId)) }]
  })
  await noteCompared(
    trx,
    now.map(({ item }) => item.id),
  )
  await keepLists(trx, items, now)
  await noteCopies(
    trx,
    now.flatMap((one) => copiesOf(items, one)),
  )
  await judge(trx, items, now)
}

interface Now {
  item: Compared
  near: readonly Near[]
}

/**
 * Each item's list, and the item on those of its neighbours. Lists have items on sale only; one that is taken off sale or deleted later stays on them, and
 * whoever reads them leaves it out.
 */
async function keepLists(trx: Db, items: Items, now: readonly Now[]): Promise<void> {
  const isOnSale = ({ itemId }: Near) => items.get(itemId)?.approval === 'approved'
  const lists = await neighboursOf(trx, [...new Set(now.flatMap(({ near }) => near.map(({ itemId }) => itemId)))])
  const changed = new Map<number, Near[]>()
  for (const { item, near } of now) {
    changed.set(item.id, near.filter(isOnSale).slice(0, KEPT))
    if (item.approval !== 'approved') continue
    for (const { itemId, likeness } of near) {
      // One without a list is compared later, and finds this one then.
      const list = changed.get(itemId) ?? lists.get(itemId)
      if (list !== undefined) changed.set(itemId, entered(list, { itemId: item.id, likeness: thousandths(likeness) / 1_000 }))
    }
  }
  await keepNeighbours(trx, changed)
}

function copiesOf(items: Items, { item, near }: Now): Copy[] {
  return near.flatMap(({ itemId, likeness }) => {
    const other = items.get(itemId)
    if (other === undefined || other.sellerId === item.sellerId || !isCopy(item, other, likeness)) return []
    return [{ itemId: Math.max(item.id, itemId), ofItemId: Math.min(item.id, itemId), likeness: thousandths(likeness) }]
  })
}

async function judge(trx: Db, items: Items, now: readonly Now[]): Promise<void> {
  const pairs = now.map(({ item, near }) => ({
    item,
    alike: near.flatMap(({ itemId, likeness }) => {
      const other = items.get(itemId)
      return other?.sellerId === item.sellerId && looksLikeTwin(likeness) ? [other] : []
    }),
  }))
  const concerned = pairs.filter(({ alike }) => alike.length > 0)
  if (concerned.length === 0) return
  const words = await wordsOf(trx, [...new Set(concerned.flatMap(({ item, alike }) => [item.id, ...alike.map(({ id }) => id)]))])
  // One that the search does not find yet is judged when it does: its entry is written with the change that puts it on sale.
  const sold = (item: Compared): Sold[] => {
    const own = words.get(item.id)
    return own === undefined ? [] : [{ ...item, words: own }]
  }
  const list = concerned.flatMap(({ item, alike }): Judged[] => sold(item).map((one) => ({ item: one, alike: alike.flatMap(sold) })))
  const known = new Map([...items.values()].flatMap(({ id, headId }) => (headId === null ? [] : [[id, headId] as const])))
  await keepTwins(trx, judgeTwins(known, list))
}
