import type { paginationLabels as english } from '../pagination-labels.ts'

export const paginationLabels: typeof english = {
  pagination: 'पृष्ठ',
  previousPage: 'पिछला पृष्ठ',
  nextPage: 'अगला पृष्ठ',
  page: (page) => `पृष्ठ ${page}`,
}
