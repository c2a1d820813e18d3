/** A call on its way to a thread, and its answer. */
export interface Sent {
  n: number
  name: string
  args: unknown[]
}
export interface Answered {
  n: number
  value?: unknown
  /** The message of an error. */
  failed?: string
}
