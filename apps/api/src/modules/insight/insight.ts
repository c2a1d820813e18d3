/** The rules of what is kept of visits, and of what is popular. */

/** Milliseconds. */
const DAY = 86_400_000
/** Days that count for what is popular. */
const POPULAR_DAYS = 30
/** Days after which visits and searches are thrown away. */
const KEPT_DAYS = 90
/** Visitors who must have searched for a keyword before it is shown: what one person types stays between them and the shop. */
export const LEAST_VISITORS = 3
export const MOST_SHOWN = 20
/** Characters; longer texts are not keywords. */
const LONGEST = 60

/** `yyyy-MM-dd`, UTC. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)
export const popularFrom = (now: Date): string => dayOf(new Date(now.getTime() - (POPULAR_DAYS - 1) * DAY))
export const keptFrom = (now: Date): { day: string; at: Date } => {
  const at = new Date(now.getTime() - KEPT_DAYS * DAY)
  return { day: dayOf(at), at }
}

/** A search as it is counted: case, spacing and Unicode form make no difference. Null for what is no keyword, but somebody's address or number. */
export function keywordOf(search: string): string | null {
  const keyword = search.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ')
  return keyword === '' || Array.from(keyword).length > LONGEST || /@|\d{5,}|:\/\//.test(keyword) ? null : keyword
}

/** One line of text: what could break a line or hide in one is gone. */
export const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()
