import { search } from './catalogue.ts'

/** Texts of a list without results. */
export const nothingFound = {
  title: 'No record found',
  filters: 'Nothing matches these filters. Remove one or clear all.',
  words: 'Check the spelling, or try fewer or more common words.',
  category: 'Nothing is here yet.',
  like: 'Nothing here looks like this picture yet. Try words that describe it.',
  look: 'Nothing here looks like your picture. Try another one, or words that describe it.',
  /** Of a search by picture and words. */
  both: 'No picture with these words looks like it.',
  clearFilters: 'Clear the filters',
  /** Over searches with a similar word in place of an unknown one. */
  near: 'Did you mean',
  /** Over searches without one of the words. */
  fewer: 'With fewer words',
  without: (filter: string, count: string) => `Without “${filter}”: ${search.resultCount(count)}`,
  seeAll: 'See all pictures',
} as const
