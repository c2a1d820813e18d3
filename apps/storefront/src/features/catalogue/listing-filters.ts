export { type Filters, NO_FILTERS, pageCount, pixelsOf, readFilters, readPage, toApiQuery, toQuery } from '@chitra/paths'
