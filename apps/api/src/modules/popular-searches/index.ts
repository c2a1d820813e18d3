export { listPopularSearches } from './operations/list-popular-searches.ts'
export { popularFrom } from './popular-searches.ts'
export { createSearches, INTERNAL_ADDRESS, type Searches } from './searches.ts'
export { deleteOldSearches } from './searches-store.ts'
