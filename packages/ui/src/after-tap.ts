/** Milliseconds from the touch of a finger until what the tap has changed is painted, on a slow phone. Before that, other work would delay the paint. */
const TAP = 500

const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown']

/**
 * Does what a visitor may need soon, with the first sign that somebody is there, when its tap is over. Returns what calls it off.
 * @param counts whether a sign is one; if not, the next is waited for
 */
export function afterFirstSign(work: () => void, counts: () => boolean = () => true): () => void {
  const over = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const onSign = () => {
    if (timer !== undefined || !counts()) return
    timer = setTimeout(() => {
      // Not with the sign: taking listeners away is a part of what a tap would wait for.
      over.abort()
      work()
    }, TAP)
  }
  for (const sign of SIGNS) addEventListener(sign, onSign, { passive: true, signal: over.signal })
  return () => {
    over.abort()
    clearTimeout(timer)
  }
}
