import { searchCategories, type SearchCategory } from '@chitra/ui'
import type { CategoryName } from '@chitra/paths'

/** The header's search says its categories in words of its own; without a script, the address of its form has them too. */
export const toCategory: Record<SearchCategory, CategoryName | null> = { all: null, images: 'image', graphics: 'graphic' }

export const fromCategory = (category: CategoryName | null): SearchCategory =>
  category === null ? 'all' : category === 'image' ? 'images' : 'graphics'

/** The category that the form sends without a script. */
export const categoryOfForm = (query: URLSearchParams): CategoryName | null =>
  toCategory[searchCategories.find((category) => category === query.get('category')) ?? 'all']
