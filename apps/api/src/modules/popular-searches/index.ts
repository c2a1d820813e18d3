export { listPopularSearches } from './operations/list-popular-searches.ts'
export { popularFrom } from './popular-searches.ts'
export { createSearches, NOBODY, type Searches } from './searches.ts'
export { forgetSearches } from './searches-store.ts'
