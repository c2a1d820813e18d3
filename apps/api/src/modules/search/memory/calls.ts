import type { Position } from '../../changes/index.ts'
import type { Answer, Question } from '../engine.ts'
import type { RangeSum } from './memory-index.ts'

export interface Stats {
  items: number
  segments: number
  /** Bytes of all arrays. */
  bytes: number
}

/** What the worker can be asked. */
export interface Calls {
  /** Reads the file; null if it cannot be used. */
  load(path: string, database: string): Promise<Position | null>
  /** Forgets all. */
  clear(): void
  /** @param rows a JSON array of `EntryRow` */
  apply(rows: string, removed: readonly number[]): void
  find(question: Question): Answer
  suggest(prefix: string, category: number | null, limit: number): string[]
  sumOf(from: number, to: number): RangeSum
  idsOf(from: number, to: number): number[]
  save(path: string, position: Position): Promise<void>
  stats(): Stats
}
