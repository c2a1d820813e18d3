/** The shop's identity in texts, pages and mails (docs/decisions/0025). */
export interface Shop {
  name: string
  /** Added to each price: a whole percentage, and its name. */
  tax: { percent: number; label: string }
  /** Colour of buttons, links and prices, such as `#bf3217`. */
  accent: string
  /** Address of the operator's own mark; null for Chitra's. */
  mark: string | null
}

/** The default identity. */
export const CHITRA: Shop = { name: 'Chitra', tax: { percent: 18, label: 'GST' }, accent: '#bf3217', mark: null }
