import type { StateCode } from '@chitra/gst/states.ts'

/** The shop's identity in texts, pages and mails (docs/decisions/0025). */
export interface Shop {
  name: string
  /** What its catalogue holds: the beginning of a sentence, which goes on with who made it. */
  offer: string
  /** Added to each price: a whole percentage, and its name. */
  tax: { percent: number; label: string }
  /** Colour of buttons, links and prices, such as `#bf3217`. */
  accent: string
  /** Address of the operator's own mark; null for Chitra's. */
  mark: string | null
  /** The State where the shop is registered for GST, and whether exports are taxed; null for a shop that is not. */
  gst: { state: StateCode; isExportTaxed: boolean } | null
}

/** The default identity. */
export const CHITRA: Shop = {
  name: 'Chitra',
  offer: 'Photographs, graphics and bundles',
  tax: { percent: 18, label: 'GST' },
  accent: '#bf3217',
  mark: null,
  gst: null,
}

/** What the drawn catalogue of a demonstration holds. */
export const DEMO_OFFER = 'Illustrations, graphics and bundles'

/** The same inside a sentence. */
export const offerInside = ({ offer }: Shop): string => offer.slice(0, 1).toLowerCase() + offer.slice(1)
