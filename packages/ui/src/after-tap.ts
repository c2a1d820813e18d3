/** Milliseconds from the touch of a finger until what the tap has changed is painted, on a slow phone. */
const TAP = 500

/** Does what is not for the tap itself when the tap is over: before that, it would delay the tap's paint. Returns what calls it off. */
export function afterTap(work: () => void): () => void {
  const timer = setTimeout(work, TAP)
  return () => clearTimeout(timer)
}
