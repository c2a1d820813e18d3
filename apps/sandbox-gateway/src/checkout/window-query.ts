/** What checkout.js tells the payment window in its address. */
export interface WindowQuery {
  key: string
  order_id: string
  /** The origin of the page that shows the window. */
  origin: string
  /** Ties messages to one opening of the window. */
  channel: string
  /** Paise, as text; compared with the order, never believed. */
  amount?: string
  currency?: string
  name?: string
  description?: string
  image?: string
  email?: string
  contact?: string
  theme?: 'light' | 'dark'
  /** How many tries may follow a failed one. */
  retries?: string
}

const text = { type: 'string', maxLength: 256 } as const
const wholeNumber = { type: 'string', pattern: '^\\d{1,12}$' } as const

export const windowQuerySchema = {
  type: 'object',
  required: ['key', 'order_id', 'origin', 'channel'],
  additionalProperties: false,
  properties: {
    key: text,
    order_id: text,
    origin: text,
    channel: { type: 'string', pattern: '^[\\w-]{8,64}$' },
    amount: wholeNumber,
    currency: text,
    name: text,
    description: text,
    image: { type: 'string', maxLength: 4096 },
    email: text,
    contact: text,
    theme: { enum: ['light', 'dark'] },
    retries: wholeNumber,
  },
} as const
