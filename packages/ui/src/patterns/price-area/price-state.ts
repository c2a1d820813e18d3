/** What can be done with an item; one of four states. */
export type PriceAreaState =
  /** `price` '₹199' and `taxNote` '+ 18% GST = ₹234.82' are formatted. */
  | { kind: 'priced'; price: string; taxNote?: string | undefined; busy?: boolean | undefined }
  | { kind: 'owned' }
  | { kind: 'free' }
  /** `progress` from 0 to 1, if the length is known. */
  | { kind: 'downloading'; progress?: number | undefined }

export const priceAreaKinds = ['priced', 'owned', 'free', 'downloading'] as const satisfies readonly PriceAreaState['kind'][]
