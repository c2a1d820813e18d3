import { take } from '@chitra/api-client'
import { search as words } from '@chitra/messages/catalogue.ts'
import type { Suggestion } from '@chitra/ui'
import { api } from '../../platform/api.ts'
import { shownCount } from './shown-count.ts'
import { toTile } from './tile-view.ts'

const NOTHING: ReadonlySet<string> = new Set()

/** Suggestions for what is typed, each with the number of its results and the best of them. */
export async function askSuggestions(search: string, categoryId: string | null, signal: AbortSignal): Promise<Suggestion[]> {
  const query = { search, ...(categoryId === null ? {} : { categoryId }), details: true }
  const { data } = await take(api.GET('/api/images/suggestions/', { params: { query }, signal }))
  return data.image.map((text, index): Suggestion => {
    const found = data.details?.[index]
    if (found === undefined) return { text }
    const note = words.resultCount(shownCount(found))
    return found.best === undefined ? { text, note } : { text, note, picture: toTile(found.best, NOTHING).picture }
  })
}

/** What others look for: a help that nothing depends on, so without an answer there is none. */
export async function popularSearches(): Promise<string[]> {
  try {
    return (await take(api.GET('/api/popularSearches/'))).data.popular.map(({ keyword }) => keyword).slice(0, 8)
  } catch {
    return []
  }
}
