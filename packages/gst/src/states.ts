/**
 * States and Union Territories by their GST code: the first two digits of a GSTIN, and the place of supply in returns. A Union Territory without a
 * legislature has UTGST instead of SGST (s. 2(114) CGST Act): `hasLegislature` is false there.
 */
export interface State {
  code: StateCode
  name: string
  hasLegislature: boolean
}

const STATES_BY_CODE = {
  '35': ['Andaman and Nicobar Islands', false],
  '37': ['Andhra Pradesh', true],
  '12': ['Arunachal Pradesh', true],
  '18': ['Assam', true],
  '10': ['Bihar', true],
  '04': ['Chandigarh', false],
  '22': ['Chhattisgarh', true],
  '26': ['Dadra and Nagar Haveli and Daman and Diu', false],
  '07': ['Delhi', true],
  '30': ['Goa', true],
  '24': ['Gujarat', true],
  '06': ['Haryana', true],
  '02': ['Himachal Pradesh', true],
  '01': ['Jammu and Kashmir', true],
  '20': ['Jharkhand', true],
  '29': ['Karnataka', true],
  '32': ['Kerala', true],
  '38': ['Ladakh', false],
  '31': ['Lakshadweep', false],
  '23': ['Madhya Pradesh', true],
  '27': ['Maharashtra', true],
  '14': ['Manipur', true],
  '17': ['Meghalaya', true],
  '15': ['Mizoram', true],
  '13': ['Nagaland', true],
  '21': ['Odisha', true],
  '34': ['Puducherry', true],
  '03': ['Punjab', true],
  '08': ['Rajasthan', true],
  '11': ['Sikkim', true],
  '33': ['Tamil Nadu', true],
  '36': ['Telangana', true],
  '16': ['Tripura', true],
  '09': ['Uttar Pradesh', true],
  '05': ['Uttarakhand', true],
  '19': ['West Bengal', true],
} as const satisfies Record<string, readonly [string, boolean]>

export type StateCode = keyof typeof STATES_BY_CODE

/** The place of supply of what is sold outside India, in returns and on invoices. */
export const OUTSIDE_INDIA = '96'
/** Where a sale is taxed: a State's code, or outside India. */
export type PlaceOfSupply = StateCode | typeof OUTSIDE_INDIA

export const isStateCode = (code: string): code is StateCode => Object.hasOwn(STATES_BY_CODE, code)
export const isPlaceOfSupply = (code: string): code is PlaceOfSupply => code === OUTSIDE_INDIA || isStateCode(code)

export function stateOf(code: StateCode): State {
  const [name, hasLegislature] = STATES_BY_CODE[code]
  return { code, name, hasLegislature }
}

/** By name. */
export const STATES: readonly State[] = (Object.keys(STATES_BY_CODE) as StateCode[])
  .map(stateOf)
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))

/** `Maharashtra (27)`, as on invoices. */
export const placeName = (place: PlaceOfSupply): string =>
  place === OUTSIDE_INDIA ? 'Outside India (96)' : `${stateOf(place).name} (${place})`
