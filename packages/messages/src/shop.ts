import type { StateCode } from '@chitra/gst/states.ts'
import type { Language } from '@chitra/paths'

/** The shop's identity in texts, pages and mails (docs/decisions/0025). */
export interface Shop {
  name: string
  /** What its catalogue holds: the beginning of a sentence, which goes on with who made it. */
  offer: string
  /** The same in Hindi: a list of nouns, which stands by itself. */
  offerInHindi: string
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
  offerInHindi: 'फ़ोटो, ग्राफ़िक और बंडल',
  tax: { percent: 18, label: 'GST' },
  accent: '#bf3217',
  mark: null,
  gst: null,
}

/** What the drawn catalogue of a demonstration holds. */
export const DEMO_OFFER = { offer: 'Illustrations, graphics and bundles', offerInHindi: 'चित्रांकन, ग्राफ़िक और बंडल' }

/** The shop as pages in a language speak of it. */
export const shopIn = (shop: Shop, language: Language): Shop => (language === 'hi' ? { ...shop, offer: shop.offerInHindi } : shop)

/** What the catalogue holds, inside a sentence. */
export const offerInside = ({ offer }: Shop): string => offer.slice(0, 1).toLowerCase() + offer.slice(1)
