import type { Language } from '@chitra/paths'
import type { OrderData } from './order-data-store.ts'

type Word = 'receipt' | 'order' | 'payment' | 'date' | 'for' | 'email' | 'state' | 'refunded' | 'picture' | 'price' | 'subtotal' | 'total'

/** Every word of a receipt. */
type ReceiptTexts = Record<Word, string> & { by: (creator: string) => string; states: Record<OrderData['status'], string> }

export const RECEIPT_TEXTS: Record<Language, ReceiptTexts> = {
  en: {
    receipt: 'Receipt',
    order: 'Order',
    payment: 'Payment',
    date: 'Date',
    for: 'For',
    email: 'Email',
    state: 'State',
    states: { paid: 'paid', refunded: 'refunded' },
    by: (creator) => `By ${creator}`,
    refunded: 'refunded',
    picture: 'Picture',
    price: 'Price',
    subtotal: 'Subtotal',
    total: 'Total',
  },
  hi: {
    receipt: 'रसीद',
    order: 'ऑर्डर',
    payment: 'भुगतान',
    date: 'तारीख़',
    for: 'किसके नाम',
    email: 'ईमेल',
    state: 'स्थिति',
    states: { paid: 'भुगतान हो चुका है', refunded: 'रकम लौटाई गई' },
    by: (creator) => `रचनाकार: ${creator}`,
    refunded: 'रकम लौटाई गई',
    picture: 'चित्र',
    price: 'मूल्य',
    subtotal: 'उप-योग',
    total: 'कुल',
  },
}
