export { createSearch } from './search.ts'
export type { ListQuery, ListResult, Search, SuggestQuery } from './search.ts'
