export {
  CATEGORIES,
  type CategoryName,
  hasSearch,
  idOfItemPath,
  isForSecrets,
  isReturnRoute,
  itemIdOf,
  itemPath,
  type Listing,
  listingOf,
  paths,
  safePath,
  searchPath,
} from './paths.ts'
export { type Filters, NO_FILTERS, PAGE_SIZE, pageCount, pixelsOf, readFilters, readPage, toApiQuery, toQuery } from './listing-filters.ts'
export {
  extensionOf,
  forWindows,
  NARROW_SCREEN,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureSource,
  thumbnailOf,
  thumbnailSources,
} from './pictures.ts'
