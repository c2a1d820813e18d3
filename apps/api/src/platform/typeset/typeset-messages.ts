/** A request to the process that typesets. */
export interface TypesetRequest {
  id: number
  /** Path of the template. */
  template: string
  /** JSON. */
  data: string
}
/** `isFull`: the process has used so much memory that it should end, and another one make the next paper. */
export type TypesetAnswer = { id: number; isFull: boolean } & ({ pdf: Uint8Array } | { problem: string })
