/** Milliseconds from the touch of a finger until what the tap has changed is painted, on a slow phone. */
const TAP = 500

/** Does what is not for the tap itself when the tap is over: before that, it would delay the tap's paint. Returns what calls it off. */
function afterTap(work: () => void): () => void {
  const timer = setTimeout(work, TAP)
  return () => clearTimeout(timer)
}

const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown']

/**
 * Does what a visitor may need soon, with the first sign that somebody is there, when its tap is over. Returns what calls it off.
 * @param counts whether a sign is one; if not, the next is waited for
 */
export function afterFirstSign(work: () => void, counts: () => boolean = () => true): () => void {
  const heard = new AbortController()
  let callOff = () => {}
  const onSign = () => {
    if (!counts()) return
    heard.abort()
    callOff = afterTap(work)
  }
  for (const sign of SIGNS) addEventListener(sign, onSign, { passive: true, signal: heard.signal })
  return () => {
    heard.abort()
    callOff()
  }
}
