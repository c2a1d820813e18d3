import type { Labels } from '../labels.tsx'
import { boardLabels } from './board-labels.ts'
import { carouselLabels } from './carousel-labels.ts'
import { cartLabels } from './cart-labels.ts'
import { commonLabels } from './common-labels.ts'
import { filterLabels } from './filter-labels.ts'
import { formLabels } from './form-labels.ts'
import { itemLabels } from './item-labels.ts'
import { orderLabels } from './order-labels.ts'
import { lightboxLabels } from './lightbox-labels.ts'
import { paginationLabels } from './pagination-labels.ts'
import { picturePickerLabels } from './picture-picker-labels.ts'
import { tileLabels } from './tile-labels.ts'
import { suggestionLabels } from './suggestion-labels.ts'
import { wishListLabels } from './wish-list-labels.ts'

/** All labels of the kit. A shop's own texts (titles, prices, messages) come in by props. */
export const defaultLabels: Labels = {
  ...commonLabels,
  ...boardLabels,
  ...carouselLabels,
  ...cartLabels,
  ...filterLabels,
  ...formLabels,
  ...itemLabels,
  ...orderLabels,
  ...lightboxLabels,
  ...paginationLabels,
  ...picturePickerLabels,
  ...tileLabels,
  ...suggestionLabels,
  ...wishListLabels,
}
