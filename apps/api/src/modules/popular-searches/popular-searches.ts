import { words } from '../search/index.ts'

/** The rules of what is popular. */

/** Milliseconds. */
const DAY = 86_400_000
/** Days that count for what is popular. */
const POPULAR_DAYS = 30
/** Visitors who must have searched for a keyword before it is shown: what one person types stays between them and the shop. */
export const LEAST_VISITORS = 3
export const MOST_SHOWN = 20
/** Characters; longer texts are not keywords. */
const LONGEST = 60

/** `yyyy-MM-dd`, UTC. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)
export const popularFrom = (now: Date): string => dayOf(new Date(now.getTime() - (POPULAR_DAYS - 1) * DAY))
/** Keywords a visitor may add on a day; nobody looks for more pictures than that. */
export const MOST_A_DAY = 50

/** A search as it is counted: its words, so that "tea!" and "Tea ?" are one. Null for what is no keyword, but somebody's address or number. */
export function keywordOf(search: string): string | null {
  if (/@|:\/\//.test(search)) return null
  const keyword = words(search).join(' ')
  return keyword === '' || Array.from(keyword).length > LONGEST || /\d{5,}/.test(keyword) ? null : keyword
}
