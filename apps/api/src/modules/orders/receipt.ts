import type { Shop } from '@chitra/messages/shop.ts'
import { formatRupees } from '@chitra/money'
import escapeHtml from 'escape-html'
import type { OrderData } from './order-data-store.ts'

interface Buyer {
  first_name: string
  last_name: string
  email: string
}

/** A receipt as a self-contained HTML page. */
export function receiptOf(order: OrderData, { first_name, last_name, email }: Buyer, { name: shop, tax }: Shop): string {
  const label = escapeHtml(tax.label)
  const lines = order.lines.map(
    ({ name, seller_name, price, tax, tax_percent, refunded }) =>
      `<tr><td>${escapeHtml(name)}<br><small>By ${escapeHtml(seller_name)}${refunded ? ', refunded' : ''}</small></td><td>${formatRupees(price)}</td><td>${formatRupees(tax)} (${tax_percent} %)</td></tr>`,
  )
  const details: [string, string][] = [
    ['Order', order.gateway_order_id],
    ['Payment', order.gateway_payment_id],
    ['Date', order.created_at.toISOString().slice(0, 10)],
    ['For', `${first_name} ${last_name}`.trim()],
    ['Email', email],
    ['State', order.status],
  ]
  const list = details.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Receipt ${escapeHtml(order.gateway_order_id)} | ${escapeHtml(shop)}</title></head><body><p>${escapeHtml(shop)}</p><h1>Receipt</h1><dl>${list}</dl><table><thead><tr><th>Picture</th><th>Price</th><th>${label}</th></tr></thead><tbody>${lines.join('')}</tbody></table><p>Subtotal ${formatRupees(order.subtotal)}, ${label} ${formatRupees(order.tax)}</p><p><strong>Total ${formatRupees(order.amount)}</strong></p></body></html>`
}
