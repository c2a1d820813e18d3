import type { Question } from '../modules/search/engine.ts'

/** Finds all items, the best first. */
export const EVERY_ITEM: Question = {
  terms: [],
  category: null,
  orient: null,
  minHeight: 0,
  minWidth: 0,
  minPrice: null,
  maxPrice: null,
  colour: null,
  among: null,
  collapsed: false,
  recent: false,
  offset: 0,
  limit: 30,
}
