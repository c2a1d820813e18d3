import type { Db } from '../platform/database/database.ts'
import { codeOfHex, packed } from '../modules/search/colour/codes.ts'
import { keepPalettes } from '../modules/search/index.ts'

/** Gives an item these colours, as `rrggbb` with shares in 255ths, in the place of what the background has found in its files. */
export async function setPalette(db: Db, itemId: number, colours: readonly (readonly [hex: string, share: number])[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('item_palettes').where('item_id', '=', itemId).execute()
    await keepPalettes(trx, [{ itemId, colours: colours.map(([hex, share]) => packed(codeOfHex(hex), share)) }])
  })
}
