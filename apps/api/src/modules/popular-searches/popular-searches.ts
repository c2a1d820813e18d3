import { words } from '../search/index.ts'

/** Milliseconds. */
const DAY = 86_400_000
const POPULAR_DAYS = 30
/** Visitors who must have searched for a keyword before it is shown, to keep the searches of a single person private. */
export const MIN_VISITORS = 3
export const MAX_SHOWN = 20
/** Characters. */
const MAX_LENGTH = 60

/** `yyyy-MM-dd`, UTC. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)
export const popularFrom = (now: Date): string => dayOf(new Date(now.getTime() - (POPULAR_DAYS - 1) * DAY))
/** Keywords counted for one visitor in a day. */
export const MAX_PER_DAY = 50

/** The words of a search: "tea!" and "Tea ?" are the same keyword. Null for texts that are too long, addresses, and numbers of five digits or more. */
export function keywordOf(search: string): string | null {
  if (/@|:\/\//.test(search)) return null
  const keyword = words(search).join(' ')
  return keyword === '' || Array.from(keyword).length > MAX_LENGTH || /\d{5,}/.test(keyword) ? null : keyword
}
