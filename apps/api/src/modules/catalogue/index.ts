export { itemAddress, pictureAddress, pictureIdOf, PICTURE_ROUTE } from './addresses.ts'
export {
  type Item,
  itemAndOwned,
  itemByPublicId,
  itemForDownload,
  itemsByIds,
  itemsWith,
  type OwnedItem,
  rejectedIds,
} from './catalogue-store.ts'
export { toSeller } from './item-view.ts'
export { filterImages } from './operations/filter-images.ts'
export { findImageByUrl } from './operations/find-image-by-url.ts'
export { type CategoryIds, createCategoryIds } from './category-ids.ts'
export { createListedItems, type ListedItems } from './listed-items.ts'
export { fillLooks } from './fill-looks.ts'
export { fillPalettes } from './fill-palettes.ts'
export { getImage } from './operations/get-image.ts'
export { listCategories } from './operations/list-categories.ts'
export { listImages } from './operations/list-images.ts'
export { suggestImages } from './operations/suggest-images.ts'
export { cleanKey, pictureKey, PREVIEW_WIDTH, thumbnailKeys } from './pictures.ts'
export { changedPopularity, setPopularity } from './popularity-store.ts'
export { placeOfSegments, START_BYTES } from './rights.ts'
export { makerOf, rightsOfItem } from './rights-of-item.ts'
export { type Approval, itemToPrice, listItems, type ListedItem, originalKeys, review, setPrice } from './review-store.ts'
export { approvedItems, lastApprovedItem, type SitemapItem } from './sitemap-store.ts'
export { type Linked, linkSeller, type ListedSeller, listSellers } from './sellers-store.ts'
