import { fillLooks } from '../modules/catalogue/index.ts'
import { createFollower } from '../modules/changes/index.ts'
import {
  compareLooks,
  countToCompare,
  countWithoutLook,
  createLooker,
  createLookIndex,
  type Looker,
  type NeedsOfComparing,
} from '../modules/looks/index.ts'
import { createLog } from '../platform/log.ts'
import { progressOn } from '../platform/progress.ts'
import type { OpenedShop } from './open-shop.ts'

/**
 * Looks at the pictures that have not been looked at, and compares them with all others. When aborted, the shop does the rest.
 * @throws if the model cannot be loaded
 */
export async function lookAtItems(shop: OpenedShop, signal: AbortSignal): Promise<void> {
  const { config, db, files } = shop
  if (config.embeddingModel === null) return
  const looker = createLooker(config.embeddingModel)
  try {
    const model = await looker.model()
    await showing('Looking at pictures', await countWithoutLook(db, model), (told) =>
      fillLooks({ db, files, looker }, { signal, onLooked: () => told(1) }),
    )
    const count = await countToCompare(db, model)
    if (count === 0 || signal.aborted) return
    await withLookIndex(shop, looker, signal, (needs) =>
      showing('Comparing pictures', count, (told) => compareLooks(needs, { signal, onCompared: told })),
    )
  } finally {
    await looker.stop()
  }
}

async function withLookIndex(
  { config, database, db }: OpenedShop,
  looker: Looker,
  signal: AbortSignal,
  work: (needs: NeedsOfComparing) => Promise<unknown>,
): Promise<void> {
  const log = createLog(config.logLevel === 'debug' ? 'debug' : 'warn', process.stderr)
  const changes = createFollower({ database, log })
  const lookIndex = createLookIndex({ database, changes, model: looker.model, log })
  try {
    await changes.start()
    lookIndex.start()
    const aborted = Promise.withResolvers<void>()
    signal.addEventListener('abort', () => aborted.resolve())
    await Promise.race([lookIndex.ready(), aborted.promise])
    if (!signal.aborted) await work({ db, looker, lookIndex, changes })
  } finally {
    await changes.stop()
    await lookIndex.stop()
  }
}

/** Shows the progress of some work. More may be to be done than there was at the start: a shop that runs beside changes it. */
async function showing(title: string, total: number, work: (told: (count: number) => void) => Promise<unknown>): Promise<void> {
  if (total === 0) return
  const progress = progressOn(process.stdout, title)
  let done = 0
  try {
    await work((count) => progress.show({ done: Math.min((done += count), total), total, name: '' }))
  } finally {
    progress.end()
  }
}
