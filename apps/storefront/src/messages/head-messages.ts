import { search } from './catalogue-messages.ts'

interface List {
  search: string
  category: 'image' | 'graphic' | null
}

const { everything, titles, pageTitle } = search

/** What a list is called. */
const listName = ({ search, category }: List): string => {
  const within = category === null ? null : titles[category]
  if (search === '') return within ?? everything
  return within === null ? search : `${search}: ${within.toLowerCase()}`
}

/** What pages say of themselves to browser tabs, search engines and chats; the server says it before any script runs. */
export const head = {
  listName,
  listTitle: (list: List, page: number) => pageTitle(`${listName(list)}${page > 1 ? `, page ${page}` : ''}`),
  /** `found`: how many there are, in words. */
  listText: (list: List, found: string) => `${listName(list)}: ${found} by Indian makers. One price, no subscription, a licence for life.`,
  copyright: (maker: string) => `© ${maker}`,
  credit: (maker: string) => `${maker} / Chitra`,
} as const
