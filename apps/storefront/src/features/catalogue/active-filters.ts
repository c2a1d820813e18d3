import { formatPrice } from '@chitra/money'
import * as messages from '@chitra/messages/catalogue.ts'
import { nameOfColour } from './colours.ts'
import type { Filters } from '@chitra/paths'

/**
 * What narrows the list, in the order of the panel, each named like its parameter of the search, with the filters that are left without it.
 * @param chip what to say of the picture that the list is like
 */
export function activeFilters(filters: Filters, chip?: string) {
  const words = messages.search
  const { byPicture, orientation, minHeight, minWidth, minPrice, maxPrice, colour, free, recent } = filters
  return [
    byPicture === null || chip === undefined ? null : { id: byPicture.kind, label: chip, without: { ...filters, byPicture: null } },
    orientation === null ? null : { id: orientation, label: words.orientations[orientation], without: { ...filters, orientation: null } },
    minHeight === null ? null : { id: 'height', label: words.taller(minHeight), without: { ...filters, minHeight: null } },
    minWidth === null ? null : { id: 'width', label: words.wider(minWidth), without: { ...filters, minWidth: null } },
    minPrice === null ? null : { id: 'minPrice', label: words.priceFrom(formatPrice(minPrice)), without: { ...filters, minPrice: null } },
    maxPrice === null ? null : { id: 'maxPrice', label: words.priceTo(formatPrice(maxPrice)), without: { ...filters, maxPrice: null } },
    colour === null ? null : { id: 'colour', label: words.colour(nameOfColour(colour)), without: { ...filters, colour: null } },
    free ? { id: 'free', label: words.free, without: { ...filters, free: false } } : null,
    recent ? { id: 'recent', label: words.recent, without: { ...filters, recent: false } } : null,
  ]
    .filter((filter) => filter !== null)
    .map((filter) => ({ ...filter, removeLabel: words.removeFilter(filter.label) }))
}
