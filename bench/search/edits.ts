import { setTimeout as pause } from 'node:timers/promises'
import { createSearch } from '@chitra/api/modules/search/index.ts'
import { openDatabase } from '@chitra/api/platform/database/database.ts'
import type { BenchItem } from './catalogue.ts'
import type { Storage } from './load.ts'

/** Edits that count, after as many that do not, so that code is compiled. */
const EDITS = 20

/** Milliseconds to write an edit (median) and until another process's list shows it (longest). Null on the embedded database, which only the server may open. */
export async function measureEdits(
  storage: Storage,
  product: string,
  items: readonly BenchItem[],
): Promise<{ written: number; seen: number } | null> {
  if (storage.databaseUrl === null) return null
  const database = await openDatabase(storage)
  const search = createSearch({ database })
  await search.start()
  const written: number[] = []
  let seen = 0
  for (let n = 0; n < 2 * EDITS; n += 1) {
    const word = `edited${n}x`
    const publicId = items[Math.floor((n * items.length) / (2 * EDITS))]?.publicId ?? ''
    const began = performance.now()
    await database.db.transaction().execute(async (trx) => {
      const { id } = await trx
        .updateTable('items')
        .set({ name: word })
        .where('public_id', '=', publicId)
        .returning('id')
        .executeTakeFirstOrThrow()
      await search.index(trx, [id])
    })
    const committed = performance.now()
    if (n >= EDITS) written.push(committed - began)
    for (let isSeen = false; !isSeen;) {
      const { data } = (await (await fetch(`${product}?search=${word}`)).json()) as { data: { image: { name: string }[] } }
      isSeen = data.image[0]?.name === word
      if (!isSeen) await pause(5)
    }
    seen = Math.max(seen, performance.now() - committed)
  }
  await search.stop()
  await database.close()
  written.sort((a, b) => a - b)
  return { written: written[Math.floor(written.length / 2)] ?? 0, seen }
}
