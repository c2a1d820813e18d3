/** Whose shop it is: what its sentences, pages and mails say of it (docs/decisions/0025). */
export interface Shop {
  name: string
  /** Added to each price: a whole percent, and what it is called. */
  tax: { percent: number; label: string }
  /** Of buttons, links and prices: `#bf3217`. */
  accent: string
  /** Address of the operator's own mark; null: Chitra's. */
  mark: string | null
}

/** What a shop is unless its operator says otherwise. */
export const CHITRA: Shop = { name: 'Chitra', tax: { percent: 18, label: 'GST' }, accent: '#bf3217', mark: null }
