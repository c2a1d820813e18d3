import type { Shop } from '@chitra/messages/shop.ts'
import escapeHtml from 'escape-html'
import type { Mail } from '../../platform/mail.ts'
import { button, page } from '../../platform/mail-page.ts'

/** The mail with the link that confirms an address. */
export function verificationMail(shop: Shop, to: string, firstName: string, link: string): Mail {
  const name = escapeHtml(firstName)
  return {
    to,
    link,
    subject: `Confirm your email address for ${shop.name}`,
    text: `Namaste ${firstName},\n\nplease confirm your email address by following this link within 24 hours:\n\n${link}\n\nIf you did not open an account at ${shop.name}, please ignore this mail.\n`,
    html: page(
      `<p>Namaste ${name},</p><p>please confirm your email address within 24 hours:</p>${button(link, 'Confirm my address', shop)}<p style="color:#655c51">If you did not open an account at ${escapeHtml(shop.name)}, please ignore this mail.</p>`,
      shop,
    ),
  }
}

/** The mail with the link to set a new password. */
export function resetMail(shop: Shop, to: string, link: string): Mail {
  return {
    to,
    link,
    subject: `Choose a new password for ${shop.name}`,
    text: `We received a request to reset your password at ${shop.name}. Follow this link within 60 minutes:\n\n${link}\n\nIf it was not you, please ignore this mail: your password is unchanged.\n`,
    html: page(
      `<p>We received a request to reset your password at ${escapeHtml(shop.name)}. Follow this link within 60 minutes:</p>${button(link, 'Choose a new password', shop)}<p style="color:#655c51">If it was not you, please ignore this mail: your password is unchanged.</p>`,
      shop,
    ),
  }
}

/** The mail to a new address, which takes effect when its owner follows the link (PROF-05). */
export function newAddressMail(shop: Shop, to: string, link: string): Mail {
  return {
    to,
    link,
    subject: `Confirm your new email address for ${shop.name}`,
    text: `Confirm that this is your new email address at ${shop.name} by following this link within 24 hours:\n\n${link}\n\nUntil then your old address stays valid.\n`,
    html: page(
      `<p>Confirm that this is your new email address at ${escapeHtml(shop.name)} within 24 hours:</p>${button(link, 'Confirm my new address', shop)}<p style="color:#655c51">Until then your old address stays valid.</p>`,
      shop,
    ),
  }
}

/** The notice to the old address, with the link that undoes the change (D-12). */
export function addressNotice(shop: Shop, to: string, newAddress: string, link: string): Mail {
  return {
    to,
    link,
    subject: `Your email address at ${shop.name} is about to change`,
    text: `Someone who knows your password asked to change the email address of your account to ${newAddress}. If it was you, please ignore this mail.\n\nIf it was not you, undo the change within seven days by following this link:\n\n${link}\n\nYour account then keeps this address, everyone is signed out, and you choose a new password.\n`,
    html: page(
      `<p>Someone who knows your password asked to change the email address of your account to <strong>${escapeHtml(newAddress)}</strong>. If it was you, please ignore this mail.</p><p>If it was not you, undo the change within seven days:</p>${button(link, 'Undo the change', shop)}<p style="color:#655c51">Your account then keeps this address, everyone is signed out, and you choose a new password.</p>`,
      shop,
    ),
  }
}

const UNSUBSCRIBE = 'You get this mail because you asked for it. Switch it off in your profile'

/** The mail about new work of designers that the recipient bought from. */
export function creatorUpdatesMail(shop: Shop, to: string, items: { name: string; seller: string; link: string }[], profile: string): Mail {
  const list = items.map(
    ({ name, seller, link }) => `<li><a href="${escapeHtml(link)}">${escapeHtml(name)}</a>, by ${escapeHtml(seller)}</li>`,
  )
  return {
    to,
    subject: 'New work by designers you bought from',
    text: `New at ${shop.name}, by designers you bought from:\n\n${items.map(({ name, seller, link }) => `- ${name}, by ${seller}: ${link}`).join('\n')}\n\n${UNSUBSCRIBE}: ${profile}\n`,
    html: page(
      `<p>New at ${escapeHtml(shop.name)}, by designers you bought from:</p><ul>${list.join('')}</ul><p style="color:#655c51">${UNSUBSCRIBE}: <a href="${escapeHtml(profile)}">${escapeHtml(profile)}</a></p>`,
      shop,
    ),
  }
}

/** The operator's message to users who have enabled messages. */
export function messageMail(shop: Shop, to: string, { subject, text }: { subject: string; text: string }, profile: string): Mail {
  const paragraphs = text.trim().split(/\n{2,}/)
  return {
    to,
    subject,
    text: `${text.trim()}\n\n${UNSUBSCRIBE}: ${profile}\n`,
    html: page(
      `${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('')}<p style="color:#655c51">${UNSUBSCRIBE}: <a href="${escapeHtml(profile)}">${escapeHtml(profile)}</a></p>`,
      shop,
    ),
  }
}

/** The last mail to an account. */
export function closedMail(shop: Shop, to: string): Mail {
  return {
    to,
    subject: `Your account at ${shop.name} is closed`,
    text: `Your account at ${shop.name} is closed, as you asked. Your name, your address, your wish list and your cart are deleted. We keep your orders for our accounts; invoices and licences keep your name, because tax law and whoever checks a licence need it.\n\nIf it was not you, please write to us.\n`,
    html: page(
      `<p>Your account at ${escapeHtml(shop.name)} is closed, as you asked. Your name, your address, your wish list and your cart are deleted. We keep your orders for our accounts; invoices and licences keep your name, because tax law and whoever checks a licence need it.</p><p>If it was not you, please write to us.</p>`,
      shop,
    ),
  }
}
