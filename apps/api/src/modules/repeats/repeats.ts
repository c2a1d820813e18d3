/** Milliseconds for which an answer is kept. */
const KEPT = 24 * 3_600_000
/** Milliseconds after which a call that has not ended never will: longer than any statement and any call of a gateway may take. */
const DEAD = 60_000
/** Milliseconds for which a repeated call waits for the one that is running. */
export const PATIENCE = 10_000

/** From when on answers count, and from when on a running call may be alive. */
export const timesAt = (now: Date): { expired: Date; dead: Date } => ({
  expired: new Date(now.getTime() - KEPT),
  dead: new Date(now.getTime() - DEAD),
})
