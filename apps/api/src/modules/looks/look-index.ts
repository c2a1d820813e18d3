import type { Look } from './look.ts'

export interface Near {
  itemId: number
  /** From -1 to 1. */
  likeness: number
}

/** Finds the items that look most like something. */
export interface LookIndex {
  /** The most alike first; of equal ones the lower id. At most `limit`, which is at most 1,000. Null while it cannot answer. */
  nearest(look: Look, limit: number): Promise<Near[] | null>
  /** Begins to follow the changes of items. Call it after the follower of changes has started. */
  start(): void
  /** Resolves once it can answer. */
  ready(): Promise<void>
  stop(): Promise<void>
}
