import type { Seen } from './looker.ts'

/** What the worker can be asked. */
export interface Calls {
  /** @returns null for what is not a picture */
  lookAt(picture: Uint8Array): Promise<Seen | null>
}
