/** Labels of the pages of a list. */
export const paginationLabels = {
  pagination: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page: number) => `Page ${page}`,
}
