import { search } from './catalogue.ts'
import { categories } from './frame.ts'

interface List {
  search: string
  category: 'image' | 'graphic' | null
}

const { everything } = search

/** The name of a list. */
const listName = ({ search, category }: List): string => {
  const within = category === null ? null : categories[category]
  if (search === '') return within ?? everything
  return within === null ? search : `${search}: ${within.toLowerCase()}`
}

/** Texts of the heads of lists, for browser tabs, search engines and link previews. */
export const listHead = {
  listName,
  /** A page of a list. */
  listPage: (list: List, page: number) => `${listName(list)}${page > 1 ? `, page ${page}` : ''}`,
  /** @param found the number of results, in words */
  listText: (list: List, found: string) => `${listName(list)}: ${found} by Indian makers. One price, no subscription, a licence for life.`,
} as const
