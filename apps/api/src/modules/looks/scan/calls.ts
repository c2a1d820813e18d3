import type { Look } from '../look.ts'

/** What the worker can be asked. */
export interface Calls {
  /** @param looks the looks of `ids`, one after the other, in hexadecimal digits */
  apply(ids: readonly number[], looks: string, removed: readonly number[]): void
  /** Best first. As plain numbers, which go to another thread faster than objects. */
  nearest(look: Look, limit: number): { ids: Float64Array; dots: Int32Array }
  stats(): { looks: number; bytes: number }
}
