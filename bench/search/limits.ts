/** What is promised on two idle cores. Milliseconds unless said. */
export interface Limits {
  clients: Record<number, { p50?: number; p99: number; perSecond?: number; timesNaive?: number }>
  suggestions: number
  /** A search by colour, 99th percentile at one client. */
  colour: number
  detailCpu: number
  /** Bytes of the index an item. */
  bytes: number
  indexedPerSecond: number
  edit: number
  /** Until an edit is seen. */
  seen: number
  /** Seconds until the index answers after a start. */
  ready: number
}

export interface Size {
  database: string
  items: number
}

const COMMON = { suggestions: 5, colour: 50, detailCpu: 1, bytes: 250, indexedPerSecond: 3_000, edit: 10, seen: 1_000, ready: 5 }

export function limitsOf({ database, items }: Size): Limits {
  if (database === 'embedded') return { ...COMMON, colour: 60, clients: { 1: { p99: 20 }, 16: { p99: 60, perSecond: 800 } } }
  if (items < 1_000_000) return { ...COMMON, clients: { 1: { p50: 2, p99: 15 }, 16: { p99: 60, perSecond: 1_000 } } }
  return { ...COMMON, clients: { 1: { p50: 2, p99: 15, timesNaive: 8 }, 16: { p99: 60, perSecond: 1_000, timesNaive: 8 } } }
}
