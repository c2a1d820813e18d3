/** Milliseconds after the load until what nobody waits for begins (APP-02, SRCH-12). */
const DELAY = 10_000

/** @returns calls it off */
export function afterTenSeconds(act: () => void): () => void {
  const timer = setTimeout(act, DELAY)
  return () => clearTimeout(timer)
}
