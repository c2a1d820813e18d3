import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import type { Follower } from '../changes/index.ts'
import type { LookIndex } from './look-index.ts'
import { createVectors } from './pgvector/vectors.ts'
import { createScan } from './scan/scan.ts'

interface Options {
  database: Pick<Database, 'db' | 'embedded'>
  changes: Pick<Follower, 'subscribe' | 'isCurrent'>
  /** The number of the model whose looks count. */
  model: () => Promise<number>
  log: Log
}

/** Finds what looks alike: by pgvector where the database has it, otherwise in memory. */
export function createLookIndex({ database, ...rest }: Options): LookIndex {
  const options = { db: database.db, ...rest }
  const scan = createScan(options)
  const vectors = createVectors(options)
  let isStopped = false
  let way: Pick<LookIndex, 'nearest'> | null = null
  let choosing: Promise<void> | null = null
  const { promise: ready, resolve: becomeReady } = Promise.withResolvers<void>()

  async function choose(): Promise<void> {
    // The embedded database has it, too, but is slower than the scan (docs/decisions/0049-look.md).
    if (!database.embedded && (await vectors.open())) {
      way = vectors
      becomeReady()
    } else if (!isStopped) {
      way = scan
      scan.start()
      void scan.ready().then(becomeReady)
    }
  }

  return {
    start: () => void (choosing = choose()),
    ready: () => ready,
    nearest: async (look, limit) => (way === null ? null : await way.nearest(look, limit)),
    async stop() {
      isStopped = true
      await vectors.stop()
      await choosing
      await scan.stop()
    },
  }
}
