/** What pages say of themselves to browser tabs, search engines and chats; the server says it before any script runs. */
export const headMessages = {
  head: {
    title: (words: string) => `${words} | Chitra`,
    pageOf: (words: string, page: number) => `${words}, page ${page}`,
    listTitles: {
      all: 'All images and graphics',
      image: 'Images',
      graphic: 'Graphics',
    },
    searched: {
      all: (words: string) => words,
      image: (words: string) => `${words}: images`,
      graphic: (words: string) => `${words}: graphics`,
    },
    listText: (words: string, count: string) => `${words}: ${count} from Indian makers. One price, no subscription, a licence for life.`,
    tax: (price: string, percent: number, total: string) => `${price} + ${percent}% GST = ${total}`,
    free: 'Free',
    copyright: (maker: string) => `© ${maker}`,
    credit: (maker: string) => `${maker} / Chitra`,
  },
} as const
