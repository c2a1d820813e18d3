import type { Look } from './look.ts'

export interface Seen {
  look: Look
  /** Perceptual hash: 64 bits as 16 hexadecimal digits. */
  hash: string
}

/** Says what pictures look like, in a thread of its own that ends when it has had nothing to do for a while. */
export interface Looker {
  /** The number of the model: looks of different models cannot be compared. */
  model(): Promise<number>
  /** @returns null for what is not a picture that can be read */
  lookAt(picture: Buffer): Promise<Seen | null>
  stop(): Promise<void>
}
