import type { Shop } from '@chitra/messages/shop.ts'
import { formatRupees } from '@chitra/money'
import type { Language } from '@chitra/paths'
import escapeHtml from 'escape-html'
import type { OrderData } from './order-data-store.ts'
import { RECEIPT_TEXTS } from './receipt-texts.ts'

interface Buyer {
  first_name: string
  last_name: string
  email: string
}

/** A receipt as a self-contained HTML page. */
export function receiptOf(
  order: OrderData,
  { first_name, last_name, email }: Buyer,
  { name: shop, tax }: Shop,
  language: Language,
): string {
  const texts = RECEIPT_TEXTS[language]
  const label = escapeHtml(tax.label)
  const lines = order.lines.map(
    ({ name, seller_name, price, tax, tax_percent, refunded }) =>
      `<tr><td>${escapeHtml(name)}<br><small>${escapeHtml(texts.by(seller_name))}${refunded ? `, ${texts.refunded}` : ''}</small></td><td>${formatRupees(price)}</td><td>${formatRupees(tax)} (${tax_percent} %)</td></tr>`,
  )
  const details: [string, string][] = [
    [texts.order, order.gateway_order_id],
    [texts.payment, order.gateway_payment_id],
    [texts.date, order.created_at.toISOString().slice(0, 10)],
    [texts.for, `${first_name} ${last_name}`.trim()],
    [texts.email, email],
    [texts.state, texts.states[order.status]],
  ]
  const list = details.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${texts.receipt} ${escapeHtml(order.gateway_order_id)} | ${escapeHtml(shop)}</title></head><body><p>${escapeHtml(shop)}</p><h1>${texts.receipt}</h1><dl>${list}</dl><table><thead><tr><th>${texts.picture}</th><th>${texts.price}</th><th>${label}</th></tr></thead><tbody>${lines.join('')}</tbody></table><p>${texts.subtotal} ${formatRupees(order.subtotal)}, ${label} ${formatRupees(order.tax)}</p><p><strong>${texts.total} ${formatRupees(order.amount)}</strong></p></body></html>`
}
