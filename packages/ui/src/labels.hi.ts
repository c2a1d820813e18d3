import { boardLabels } from './labels/hi/board-labels.ts'
import { carouselLabels } from './labels/hi/carousel-labels.ts'
import { cartLabels } from './labels/hi/cart-labels.ts'
import { commonLabels } from './labels/hi/common-labels.ts'
import { filterLabels } from './labels/hi/filter-labels.ts'
import { formLabels } from './labels/hi/form-labels.ts'
import { itemLabels } from './labels/hi/item-labels.ts'
import { lightboxLabels } from './labels/hi/lightbox-labels.ts'
import { orderLabels } from './labels/hi/order-labels.ts'
import { paginationLabels } from './labels/hi/pagination-labels.ts'
import { picturePickerLabels } from './labels/hi/picture-picker-labels.ts'
import { tileLabels } from './labels/hi/tile-labels.ts'
import { suggestionLabels } from './labels/hi/suggestion-labels.ts'
import { wishListLabels } from './labels/hi/wish-list-labels.ts'
import type { Labels } from './labels.tsx'

/** The kit in Hindi. Typed as the whole record, so a label that is added in English does not compile until it is said here too. */
export const hindiLabels: Labels = {
  ...boardLabels,
  ...carouselLabels,
  ...cartLabels,
  ...commonLabels,
  ...filterLabels,
  ...formLabels,
  ...itemLabels,
  ...lightboxLabels,
  ...orderLabels,
  ...paginationLabels,
  ...picturePickerLabels,
  ...tileLabels,
  ...suggestionLabels,
  ...wishListLabels,
}
