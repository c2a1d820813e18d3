export { words } from './terms.ts'
export { createSearch, UNFILTERED } from './create-search.ts'
export type { Instead } from './instead.ts'
export type { ListQuery, ListResult, Search, SuggestQuery } from './create-search.ts'
