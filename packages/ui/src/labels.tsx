import { createContext, use, useMemo, type ReactNode } from 'react'
import type { boardLabels } from './labels/board-labels.ts'
import type { carouselLabels } from './labels/carousel-labels.ts'
import type { cartLabels } from './labels/cart-labels.ts'
import { commonLabels } from './labels/common-labels.ts'
import type { filterLabels } from './labels/filter-labels.ts'
import type { formLabels } from './labels/form-labels.ts'
import type { itemLabels } from './labels/item-labels.ts'
import type { orderLabels } from './labels/order-labels.ts'
import type { lightboxLabels } from './labels/lightbox-labels.ts'
import type { paginationLabels } from './labels/pagination-labels.ts'
import type { picturePickerLabels } from './labels/picture-picker-labels.ts'
import type { tileLabels } from './labels/tile-labels.ts'
import type { suggestionLabels } from './labels/suggestion-labels.ts'
import type { wishListLabels } from './labels/wish-list-labels.ts'

/** The words that any part may count on. */
export type CommonLabels = typeof commonLabels
/** Every word that the kit itself says, in force or to be replaced. */
export type Labels = CommonLabels &
  typeof boardLabels &
  typeof carouselLabels &
  typeof cartLabels &
  typeof filterLabels &
  typeof formLabels &
  typeof itemLabels &
  typeof orderLabels &
  typeof lightboxLabels &
  typeof paginationLabels &
  typeof picturePickerLabels &
  typeof tileLabels &
  typeof suggestionLabels &
  typeof wishListLabels

const LabelsContext = createContext<CommonLabels & Partial<Labels>>(commonLabels)

export interface LabelsProviderProps {
  /** The labels to replace; the rest stay as they are. */
  value: Partial<Labels>
  /** The app. */
  children: ReactNode
}

/** Replaces the kit's own words within, for another language or another voice. */
export function LabelsProvider({ value, children }: LabelsProviderProps) {
  const labels = useMemo(() => ({ ...commonLabels, ...value }), [value])
  return <LabelsContext value={labels}>{children}</LabelsContext>
}

/** The words in force, for a part of your own. */
export function useLabels(): CommonLabels
/** With those of a group, which only the parts that say them bring along. */
export function useLabels<Group extends Partial<Labels>>(group: Group): CommonLabels & Group
export function useLabels(group?: Partial<Labels>): CommonLabels {
  const labels = use(LabelsContext)
  return group === undefined ? labels : { ...group, ...labels }
}
