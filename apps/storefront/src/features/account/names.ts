/** A name of one word is refused once, and then taken: some people have one. The one that somebody has already is always taken. */
export function oneWordNames(name: string): { isKept: (one: string) => boolean; keep: (one: string) => void } {
  let kept = name
  return { isKept: (one) => one === kept, keep: (one) => void (kept = one.trim()) }
}
