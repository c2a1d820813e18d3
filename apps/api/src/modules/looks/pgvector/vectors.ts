import type { Db } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import { likenessOfDot } from '../look.ts'
import type { LookIndex } from '../look-index.ts'
import { cancelBackend, extensionProblem, nearestVectors, prepareVectors } from './vectors-store.ts'

interface Options {
  db: Db
  /** The number of the model whose looks count. */
  model: () => Promise<number>
  log: Log
}

export interface Vectors extends Pick<LookIndex, 'nearest' | 'stop'> {
  /**
   * Prepares the database, where it has pgvector.
   * @returns whether it answers from now on
   */
  open(): Promise<boolean>
}

/** Lets the database find the most alike, by pgvector's index (docs/decisions/0049-look.md). Triggers keep its vectors. */
export function createVectors({ db, model, log }: Options): Vectors {
  let isOpen = false
  let isStopped = false
  let backend: number | null = null
  let opening: Promise<boolean> | null = null

  async function open(): Promise<boolean> {
    const problem = await extensionProblem(db)
    if (problem !== null) {
      log.info({ problem }, 'looks are not compared by the database')
      return false
    }
    const began = performance.now()
    await prepareVectors(db, { model: await model(), began: (number) => (backend = number), isStopped: () => isStopped })
    isOpen = !isStopped
    log.info({ milliseconds: Math.round(performance.now() - began) }, 'looks are compared by the database')
    return isOpen
  }

  return {
    open: () =>
      (opening = open()
        .catch((error: unknown) => {
          if (!isStopped) log.warn({ error: String(error) }, 'looks cannot be compared by the database')
          return false
        })
        .finally(() => (backend = null))),
    async nearest(look, limit) {
      if (!isOpen) return null
      try {
        const found = await nearestVectors(db, await model(), look, limit)
        return found
          .toSorted((a, b) => b.dot - a.dot || a.itemId - b.itemId)
          .map(({ itemId, dot }) => ({ itemId, likeness: likenessOfDot(dot) }))
      } catch (error) {
        log.warn({ error: String(error) }, 'the database could not compare looks')
        return null
      }
    },
    async stop() {
      isStopped = true
      // Building an index takes minutes.
      if (backend !== null) await cancelBackend(db, backend).catch(() => undefined)
      await opening
    },
  }
}
