import type { Db } from '../../platform/database/database.ts'
import type { Dictionary } from './dictionary.ts'
import { foldDeltas, settledVersion, vacuumIfDue } from './settle-store.ts'

/** Folds what was written into counts and suggestions, one run at a time, and keeps the dictionary up to date. */
export function createSettling({ db, dictionary }: { db: Db; dictionary: Pick<Dictionary, 'load' | 'update'> }) {
  let version = -1
  let deltasSinceVacuum = 0
  let settling: Promise<void> | null = null

  async function settle(): Promise<void> {
    const settled = await foldDeltas(db)
    if (settled) {
      deltasSinceVacuum += settled.deltas
      if (await vacuumIfDue(db, deltasSinceVacuum)) deltasSinceVacuum = 0
    }
    const now = settled?.version ?? (await settledVersion(db))
    // Without another process's settle in between, the changed terms suffice. Otherwise everything is reloaded.
    if (settled && now === version + 1) await dictionary.update(settled.terms)
    else if (now !== version) await dictionary.load()
    version = now
  }

  return {
    async start(): Promise<void> {
      version = await settledVersion(db)
      await dictionary.load()
    },

    /** A call during a run starts its own run afterwards, which includes its changes. */
    async settle(): Promise<void> {
      const mine = (settling ?? Promise.resolve()).catch(() => undefined).then(settle)
      settling = mine
      try {
        await mine
      } finally {
        if (settling === mine) settling = null
      }
    },

    async stop(): Promise<void> {
      await settling?.catch(() => undefined)
    },
  }
}
