export {
  CATEGORIES,
  type CategoryName,
  fromHyphens,
  GRAPHIC_CATEGORY,
  hasSearch,
  idOfItemPath,
  isCategory,
  isReturnRoute,
  itemPath,
  type Listing,
  listingOf,
  paths,
  searchPath,
  slugOf,
} from './paths.ts'
export { type Filters, NO_FILTERS, PAGE_SIZE, pageCount, pixelsOf, readFilters, readPage, toApiQuery, toQuery } from './listing-filters.ts'
export {
  extensionOf,
  forWindows,
  NARROW_SCREEN,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureSource,
  thumbnailAddress,
  thumbnailSources,
  WIDER_SCREEN,
} from './pictures.ts'
export { callKey, FIRST_ANSWERS_ID, type FirstAnswer, type FirstAnswers } from './first-answers.ts'
export { type Page, pageOf } from './pages.ts'
