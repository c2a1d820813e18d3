type Category = 'image' | 'graphic' | null

interface List {
  search: string
  category: Category
}

const LIST_TITLES = { all: 'All images and graphics', image: 'Images', graphic: 'Graphics' } as const

/** What a list is called. */
const listName = ({ search, category }: List): string => {
  if (search === '') return LIST_TITLES[category ?? 'all']
  return category === null ? search : `${search}: ${category === 'image' ? 'images' : 'graphics'}`
}

/** What pages say of themselves to browser tabs, search engines and chats; the server says it before any script runs. */
export const headMessages = {
  head: {
    title: (words: string) => `${words} | Chitra`,
    listTitles: LIST_TITLES,
    listName,
    listTitle: (list: List, page: number) => `${listName(list)}${page > 1 ? `, page ${page}` : ''} | Chitra`,
    /** `found`: how many there are, in words. */
    listText: (list: List, found: string) =>
      `${listName(list)}: ${found} by Indian makers. One price, no subscription, a licence for life.`,
    tax: (price: string, percent: number, total: string) => `${price} + ${percent}% GST = ${total}`,
    free: 'Free',
    copyright: (maker: string) => `© ${maker}`,
    credit: (maker: string) => `${maker} / Chitra`,
  },
} as const
