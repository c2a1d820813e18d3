/** The query of the payment window's address, written by checkout.js. */
export interface WindowQuery {
  key: string
  order_id: string
  /** The origin of the page that embeds the window. */
  origin: string
  /** Identifies this window in messages. */
  channel: string
  /** Paise, as text. Only compared with the order's amount. */
  amount?: string
  currency?: string
  name?: string
  description?: string
  image?: string
  email?: string
  contact?: string
  theme?: 'light' | 'dark'
  /** The merchant's colour, as six hexadecimal digits after `#`: the option `theme.color`. */
  colour?: string
  /** How many attempts may follow a failed one. */
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
    colour: { type: 'string', pattern: '^#[\\da-fA-F]{6}$' },
    retries: wholeNumber,
  },
} as const
