import type { PlaceOfSupply, StateCode } from './states.ts'

/** Who sells, as the law wants it on an invoice (Rule 46 CGST Rules). */
export interface Supplier {
  legalName: string
  /** On one line, without the State. */
  address: string
  state: StateCode
  gstin: string
  /** The code of the service: 997333, licences of works of art and pictures, unless set. */
  sac: string
  /** The name below the signature line. */
  signatory: string
}

/** Who buys, as told before the payment. */
export interface Buyer {
  name: string
  /** The address on record: a State, or outside India. */
  place: PlaceOfSupply
  /** Outside India: the country, by its two letters of ISO 3166-1. Orders from before it was asked for have none. */
  country?: string
  /** A registered business; null for anybody else. */
  business: { name: string; gstin: string } | null
}
