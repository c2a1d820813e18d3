import type { FilterValues } from './filter-values.ts'

/** For stories. */
export const exampleFilters: FilterValues = {
  categories: [
    { id: 'images', label: 'Images', checked: true },
    { id: 'graphics', label: 'Graphics', checked: false },
  ],
  minimumHeight: '1200',
  minimumWidth: '',
  orientation: 'landscape',
  mostRecent: true,
  free: false,
}
