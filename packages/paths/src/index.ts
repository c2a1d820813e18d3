export { colourPath } from './colour-path.ts'
export { alikePath, likePath, picturePath } from './picture-paths.ts'
export { boardPath, sharedBoardPath } from './board-paths.ts'
export { inLanguage, type Language, languageOf, LANGUAGES, withoutLanguage } from './languages.ts'
export {
  CATEGORIES,
  type CategoryName,
  hasSearch,
  idOfItemPath,
  isForSecrets,
  isReturnRoute,
  itemIdOf,
  itemPath,
  licencePath,
  type Listing,
  listingOf,
  paths,
  RECEIPT,
  receiptPath,
  safePath,
  searchPath,
  verifyPath,
} from './paths.ts'
export { type ByPicture, filterCount, type Filters, readFilters, readPage, toQuery } from './listing-filters.ts'
export { NO_FILTERS, PAGE_SIZE, pageCount, paiseOf, pixelsOf, toApiQuery } from './listing-request.ts'
export {
  extensionOf,
  LARGEST_THUMBNAIL,
  NARROW_SCREEN,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureSource,
  thumbnailOf,
  thumbnailSources,
} from './pictures.ts'
