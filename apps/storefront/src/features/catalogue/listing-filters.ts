export { type Filters, pageCount, pixelsOf, readFilters, readPage, toApiQuery, toQuery } from '@chitra/paths'
