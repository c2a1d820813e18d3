/**
 * The entities of Razorpay's API, field for field (razorpay.com/docs/api). Amounts are whole paise, times are Unix seconds.
 * Without notes, `notes` is an empty array, as at Razorpay.
 */
export type Notes = Record<string, string> | []

export interface Order {
  id: string
  entity: 'order'
  amount: number
  amount_paid: number
  amount_due: number
  currency: 'INR'
  receipt: string | null
  offer_id: null
  status: 'created' | 'attempted' | 'paid'
  attempts: number
  notes: Notes
  created_at: number
}

export interface Payment {
  id: string
  entity: 'payment'
  amount: number
  currency: 'INR'
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  order_id: string
  invoice_id: null
  international: false
  method: 'upi'
  amount_refunded: number
  refund_status: null | 'partial' | 'full'
  captured: boolean
  description: string | null
  card_id: null
  bank: null
  wallet: null
  vpa: string
  email: string
  contact: string
  notes: Notes
  /** Paise, including GST; null until captured. */
  fee: number | null
  /** The GST in the fee, in paise. */
  tax: number | null
  error_code: string | null
  error_description: string | null
  error_source: string | null
  error_step: string | null
  error_reason: string | null
  acquirer_data: { rrn: string | null; upi_transaction_id: string | null }
  created_at: number
  upi: { vpa: string }
}

export interface Refund {
  id: string
  entity: 'refund'
  amount: number
  currency: 'INR'
  payment_id: string
  notes: Notes
  receipt: string | null
  acquirer_data: { rrn: string | null }
  created_at: number
  batch_id: null
  status: 'processed'
  speed_processed: 'normal'
  speed_requested: 'normal'
}

export interface Collection<Entity> {
  entity: 'collection'
  count: number
  items: Entity[]
}

export function toNotes(notes: Record<string, string> | [] | undefined): Notes {
  return notes === undefined || Object.keys(notes).length === 0 ? [] : { ...notes }
}
