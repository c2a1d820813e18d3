import { CHITRA, type Shop } from '@chitra/messages/shop.ts'

let shop = CHITRA

/** Whose shop this is. */
export const shopFacts = (): Shop => shop

/** Takes over what the document says, or on the server the settings. */
export function setShopFacts(given: Shop): void {
  shop = given
}
