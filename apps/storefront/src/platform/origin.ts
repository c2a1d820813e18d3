let origin = globalThis.location?.origin ?? ''

/** The shop's address without a path, as it stands in shared links: what the operator has configured, the same on server and browser. */
export const shopOrigin = (): string => origin

export function setShopOrigin(given: string): void {
  origin = given
}
