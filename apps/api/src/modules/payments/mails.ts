import type { Shop } from '@chitra/messages/shop.ts'
import escapeHtml from 'escape-html'
import type { Mail } from '../../platform/mail.ts'
import { button, page } from '../../platform/mail-page.ts'

/** The mail after a payment. */
export function orderMail(shop: Shop, to: string, order: { names: string[]; total: string; link: string }): Mail {
  const list = order.names.map((name) => `<li>${escapeHtml(name)}</li>`).join('')
  return {
    to,
    link: order.link,
    // The buyer is waiting for it.
    priority: 2,
    subject: 'Your pictures are ready',
    text: `Thank you. You paid ${order.total} for:\n\n${order.names.map((name) => `- ${name}`).join('\n')}\n\nDownload them whenever you like: ${order.link}\n`,
    html: page(
      `<p>Thank you. You paid <strong>${escapeHtml(order.total)}</strong> for:</p><ul>${list}</ul>${button(order.link, 'Open my orders', shop)}`,
      shop,
    ),
  }
}

/** The mail about a payment that was authorized but never captured (P-04). */
export function lapsedPaymentMail(shop: Shop, to: string, payment: { total: string; link: string }): Mail {
  return {
    to,
    link: payment.link,
    subject: 'Your payment did not go through',
    text: `Your payment of ${payment.total} did not go through, and you were not charged. If your bank has reserved the money, it will release it within a few days. Your cart is unchanged: ${payment.link}\n`,
    html: page(
      `<p>Your payment of <strong>${escapeHtml(payment.total)}</strong> did not go through, and you were not charged.</p><p>If your bank has reserved the money, it will release it within a few days.</p>${button(payment.link, 'Open my cart', shop)}`,
      shop,
    ),
  }
}

/** The answer to a buyer who asked for a refund. */
export function refundAnswerMail(
  shop: Shop,
  to: string,
  answer: { isAccepted: boolean; order: string; total: string; note: string; link: string },
): Mail {
  const { isAccepted, order, total, note, link } = answer
  const decision = isAccepted
    ? `We accepted your refund of order ${order} (${total}). You get the money back the way you paid, within 10 working days. The licence and the downloads of this order end.`
    : `We cannot refund order ${order} (${total}).`
  return {
    to,
    link,
    priority: 1,
    subject: isAccepted ? 'Your refund is accepted' : 'Your refund is refused',
    text: `${decision}\n${note === '' ? '' : `\n${note}\n`}\nYour orders: ${link}\n`,
    html: page(
      `<p>${escapeHtml(decision)}</p>${note === '' ? '' : `<p>${escapeHtml(note)}</p>`}${button(link, 'Open my orders', shop)}`,
      shop,
    ),
  }
}
