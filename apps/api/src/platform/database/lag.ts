/** What a primary had written by when. */
interface Mark {
  position: bigint
  /** Milliseconds of a monotonic clock. */
  at: number
}

/** Measures how far replicas are behind their primary, without trusting that their clocks agree, or that somebody writes all the time. */
export interface LagMeter {
  /** Notes how far the primary has written. */
  note(position: bigint, now: number): void
  /**
   * Milliseconds by which what a replica knows is older than what the primary was last seen to have written. Infinity if it is behind all that is remembered. While the
   * primary does not answer this does not grow: nobody can write then.
   */
  lagOf(position: bigint): number
}

/** @param remembered milliseconds; longer lags count as infinite */
export function lagMeter(remembered: number): LagMeter {
  let marks: Mark[] = []
  return {
    note(position, now) {
      const last = marks.at(-1)
      // What the primary had written before is still all: the replica that has it is up to date as of now.
      if (last?.position === position) last.at = now
      else marks = [...marks.filter(({ at }) => now - at <= remembered), { position, at: now }]
    },
    lagOf(position) {
      const last = marks.at(-1)
      const reached = marks.findLast((mark) => mark.position <= position)
      return last === undefined || reached === undefined ? Number.POSITIVE_INFINITY : last.at - reached.at
    },
  }
}
