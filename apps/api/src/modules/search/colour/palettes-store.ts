import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { CHROMA, type Code, cellOf, cellsAround, codeIn, NEAR, partsOfCode } from './codes.ts'

/** Keeps the palettes of items that have none. */
export async function keepPalettes(db: Db, palettes: readonly { itemId: number; colours: readonly number[] }[]): Promise<void> {
  if (palettes.length === 0) return
  const rows = palettes.map(({ itemId, colours }) => ({
    item_id: itemId,
    colours: [...colours],
    cells: [...new Set(colours.map((colour) => cellOf(codeIn(colour))))],
  }))
  await db
    .insertInto('item_palettes')
    .values(rows)
    .onConflict((conflict) => conflict.column('item_id').doNothing())
    .execute()
}

/** How near an item is to a colour: 0 for one that is not found by it. The same sum as that of `weightsFor`. */
export function nearness(code: Code) {
  const [l, a, b] = partsOfCode(code)
  return sql<number>`(
    select coalesce(sum((colour >> 16) * (${NEAR}::int - distance)), 0)::int from (
      select colour, dl * dl + ${CHROMA}::int * (da * da + db * db) as distance from (
        select colour, ((colour >> 10) & 63) - ${l}::int as dl, ((colour >> 5) & 31) - ${a}::int as da, (colour & 31) - ${b}::int as db
        from item_palettes, unnest(colours) as colour where item_palettes.item_id = item_terms.item_id) steps) distances
    where distance < ${NEAR}::int)`
}

/** What may be near, by an index of coarse cells. */
export const maybeNear = (code: Code) =>
  sql<boolean>`item_id in (select item_id from item_palettes where cells && ${`{${cellsAround(code).join(',')}}`}::int[])`
