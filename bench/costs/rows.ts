/** What is measured as one row of the table. */
export interface Row {
  name: string
  /** Whole requests, sent in turn; those that are new each time differ from load to load. */
  requests(load: number): string[]
  /** Calls that undo each other are made to the last one; the others for some seconds. */
  isWhole?: boolean
  /** Connections, where the shop refuses more than so many such calls at once. */
  most?: number
}

const EACH = 1_500
const HEIGHTS = 60

/** Addresses that show the same list, none of which was asked for in the loads before. */
export const freshQueries = (load: number): string[] =>
  Array.from({ length: EACH }, (_, n) => {
    const all = load * EACH + n
    return `height=${1 + (all % HEIGHTS)}&width=${1 + (Math.floor(all / HEIGHTS) % 600)}`
  })

/** Headers of visitors from many networks, for what one network may ask for only a few times an hour. */
export const VISITORS = Array.from({ length: EACH }, (_, n) => ({ 'x-forwarded-for': `198.18.${Math.floor(n / 250)}.${(n % 250) + 1}` }))
