import type { Mail } from '../../platform/mail.ts'

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The mail with the link that confirms an address. */
export function verificationMail(to: string, firstName: string, link: string): Mail {
  const name = escapeHtml(firstName)
  return {
    to,
    link,
    subject: 'Confirm your email address for Chitra',
    text: `Namaste ${firstName},\n\nplease confirm your email address by following this link within 24 hours:\n\n${link}\n\nIf you did not open an account at Chitra, you need not do anything.\n`,
    html: page(
      `<p>Namaste ${name},</p><p>please confirm your email address within 24 hours:</p>${button(link, 'Confirm my address')}<p style="color:#655c51">If you did not open an account at Chitra, you need not do anything.</p>`,
    ),
  }
}

/** The mail with the link to a new password. */
export function resetMail(to: string, link: string): Mail {
  return {
    to,
    link,
    subject: 'Choose a new password for Chitra',
    text: `Somebody, probably you, asked for a new password at Chitra. Choose one by following this link within 60 minutes:\n\n${link}\n\nIf it was not you, you need not do anything: your password stays as it is.\n`,
    html: page(
      `<p>Somebody, probably you, asked for a new password at Chitra. Choose one within 60 minutes:</p>${button(link, 'Choose a new password')}<p style="color:#655c51">If it was not you, you need not do anything: your password stays as it is.</p>`,
    ),
  }
}

/** The mail to a new address, which takes effect when its owner follows the link (PROF-05). */
export function newAddressMail(to: string, link: string): Mail {
  return {
    to,
    link,
    subject: 'Confirm your new email address for Chitra',
    text: `Confirm that this is your new email address at Chitra by following this link within 24 hours:\n\n${link}\n\nUntil then your old address stays valid.\n`,
    html: page(
      `<p>Confirm that this is your new email address at Chitra within 24 hours:</p>${button(link, 'Confirm my new address')}<p style="color:#655c51">Until then your old address stays valid.</p>`,
    ),
  }
}

/** The notice to the old address (safety.md D-12). */
export function addressNotice(to: string, newAddress: string): Mail {
  return {
    to,
    subject: 'Your email address at Chitra is about to change',
    text: `Somebody who is signed in to your account asked to change its email address to ${newAddress}. If it was not you, change your password now.\n`,
    html: page(
      `<p>Somebody who is signed in to your account asked to change its email address to <strong>${escapeHtml(newAddress)}</strong>.</p><p>If it was not you, change your password now.</p>`,
    ),
  }
}

/** The mail after a payment. */
export function orderMail(to: string, order: { names: string[]; total: string; link: string }): Mail {
  const list = order.names.map((name) => `<li>${escapeHtml(name)}</li>`).join('')
  return {
    to,
    link: order.link,
    subject: 'Your pictures are ready',
    text: `Thank you. You paid ${order.total} for:\n\n${order.names.map((name) => `- ${name}`).join('\n')}\n\nDownload them whenever you like: ${order.link}\n`,
    html: page(
      `<p>Thank you. You paid <strong>${escapeHtml(order.total)}</strong> for:</p><ul>${list}</ul>${button(order.link, 'Open my orders')}`,
    ),
  }
}

/** The mail when a payment that the bank had agreed to was never taken (safety.md P-04). */
export function lapsedPaymentMail(to: string, payment: { total: string; link: string }): Mail {
  return {
    to,
    link: payment.link,
    subject: 'Your payment did not go through',
    text: `Your payment of ${payment.total} did not go through, and nothing was sold. If your bank set the money aside, it comes back by itself within a few days. Your cart is as it was: ${payment.link}\n`,
    html: page(
      `<p>Your payment of <strong>${escapeHtml(payment.total)}</strong> did not go through, and nothing was sold.</p><p>If your bank set the money aside, it comes back by itself within a few days.</p>${button(payment.link, 'Open my cart')}`,
    ),
  }
}

const button = (link: string, label: string): string =>
  `<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#bf3217;color:#fff;text-decoration:none">${label}</a></p><p style="word-break:break-all">${escapeHtml(link)}</p>`

const page = (body: string): string =>
  `<!doctype html><html lang="en"><body style="margin:0;background:#faf6ef;color:#1e1a15;font:16px/1.5 sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px"><p style="font-size:20px;font-weight:650">Chitra <span style="color:#bf3217">चित्र</span></p>${body}</div></body></html>`
