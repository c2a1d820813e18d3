import type { Shop } from '@chitra/messages/shop.ts'
import escapeHtml from 'escape-html'
import type { Mail } from '../../platform/mail.ts'
import { button, page, type Recipient } from '../../platform/mail-page.ts'
import { mailTexts } from '../../platform/mail-texts.ts'

const strong = (text: string): string => `<strong>${escapeHtml(text)}</strong>`

/** The mail after a payment. */
export function orderMail(shop: Shop, { email, language }: Recipient, order: { names: string[]; total: string; link: string }): Mail {
  const { order: texts, openOrders } = mailTexts[language]
  const list = order.names.map((name) => `<li>${escapeHtml(name)}</li>`).join('')
  return {
    to: email,
    link: order.link,
    // The buyer is waiting for it.
    priority: 2,
    subject: texts.subject,
    text: `${texts.paid(order.total)}\n\n${order.names.map((name) => `- ${name}`).join('\n')}\n\n${texts.follow}: ${order.link}\n`,
    html: page(`<p>${texts.paid(strong(order.total))}</p><ul>${list}</ul>${button(order.link, openOrders, shop)}`, shop, language),
  }
}

/** The mail about a payment that was authorized but never captured (P-04). */
export function lapsedPaymentMail(shop: Shop, { email, language }: Recipient, payment: { total: string; link: string }): Mail {
  const texts = mailTexts[language].lapsedPayment
  return {
    to: email,
    link: payment.link,
    subject: texts.subject,
    text: `${texts.notCharged(payment.total)} ${texts.reserved} ${texts.follow}: ${payment.link}\n`,
    html: page(
      `<p>${texts.notCharged(strong(payment.total))}</p><p>${texts.reserved}</p>${button(payment.link, texts.button, shop)}`,
      shop,
      language,
    ),
  }
}

/** The answer to a buyer who asked for a refund. `note` is in the operator's own words. */
export function refundAnswerMail(
  shop: Shop,
  { email, language }: Recipient,
  answer: { isAccepted: boolean; order: string; total: string; note: string; link: string },
): Mail {
  const { isAccepted, order, total, note, link } = answer
  const { refund: texts, openOrders } = mailTexts[language]
  const decision = isAccepted ? texts.accepted : texts.refused
  return {
    to: email,
    link,
    priority: 1,
    subject: decision.subject,
    text: `${decision.text(order, total)}\n${note === '' ? '' : `\n${note}\n`}\n${texts.follow}: ${link}\n`,
    html: page(
      `<p>${decision.text(escapeHtml(order), escapeHtml(total))}</p>${note === '' ? '' : `<p>${escapeHtml(note)}</p>`}${button(link, openOrders, shop)}`,
      shop,
      language,
    ),
  }
}
