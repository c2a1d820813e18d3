/** A picture on its way to the thread, and what it says of it. */
export interface Shown {
  n: number
  picture: Uint8Array
}
export interface Said {
  n: number
  /** SIZE signed bytes and the hash; null for what is not a picture. */
  seen?: { look: Int8Array; hash: string } | null
  /** The message of an error. */
  failed?: string
}
