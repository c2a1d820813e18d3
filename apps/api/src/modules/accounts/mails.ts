import type { Shop } from '@chitra/messages/shop.ts'
import escapeHtml from 'escape-html'
import type { Mail } from '../../platform/mail.ts'
import { button, note, page, type Recipient } from '../../platform/mail-page.ts'
import { mailTexts } from '../../platform/mail-texts.ts'

/** The mail with the link that confirms an address. */
export function verificationMail(shop: Shop, { email, language }: Recipient, firstName: string, link: string): Mail {
  const texts = mailTexts[language].verification
  return {
    to: email,
    link,
    subject: texts.subject(shop.name),
    text: `${texts.greeting(firstName)}\n\n${texts.follow}\n\n${link}\n\n${texts.otherwise(shop.name)}\n`,
    html: page(
      `<p>${texts.greeting(escapeHtml(firstName))}</p><p>${texts.press}</p>${button(link, texts.button, shop)}${note(texts.otherwise(escapeHtml(shop.name)))}`,
      shop,
      language,
    ),
  }
}

/** The mail with the link to set a new password. */
export function resetMail(shop: Shop, { email, language }: Recipient, link: string): Mail {
  const texts = mailTexts[language].reset
  return {
    to: email,
    link,
    subject: texts.subject(shop.name),
    text: `${texts.follow(shop.name)}\n\n${link}\n\n${texts.otherwise}\n`,
    html: page(`<p>${texts.follow(escapeHtml(shop.name))}</p>${button(link, texts.button, shop)}${note(texts.otherwise)}`, shop, language),
  }
}

/** The mail to a new address, which takes effect when its owner follows the link (PROF-05). */
export function newAddressMail(shop: Shop, { email, language }: Recipient, link: string): Mail {
  const texts = mailTexts[language].newAddress
  return {
    to: email,
    link,
    subject: texts.subject(shop.name),
    text: `${texts.follow(shop.name)}\n\n${link}\n\n${texts.until}\n`,
    html: page(`<p>${texts.press(escapeHtml(shop.name))}</p>${button(link, texts.button, shop)}${note(texts.until)}`, shop, language),
  }
}

/** The notice to the old address, with the link that undoes the change (D-12). */
export function addressNotice(shop: Shop, { email, language }: Recipient, newAddress: string, link: string): Mail {
  const texts = mailTexts[language].addressNotice
  return {
    to: email,
    link,
    subject: texts.subject(shop.name),
    text: `${texts.asked(newAddress)}\n\n${texts.follow}\n\n${link}\n\n${texts.after}\n`,
    html: page(
      `<p>${texts.asked(`<strong>${escapeHtml(newAddress)}</strong>`)}</p><p>${texts.press}</p>${button(link, texts.button, shop)}${note(texts.after)}`,
      shop,
      language,
    ),
  }
}

/** The mail about new work of designers that the recipient bought from. */
export function creatorUpdatesMail(
  shop: Shop,
  { email, language }: Recipient,
  items: { name: string; seller: string; link: string }[],
  profile: string,
): Mail {
  const { creatorUpdates: texts, unsubscribe } = mailTexts[language]
  const list = items.map(
    ({ name, seller, link }) => `<li>${texts.item(`<a href="${escapeHtml(link)}">${escapeHtml(name)}</a>`, escapeHtml(seller))}</li>`,
  )
  return {
    to: email,
    subject: texts.subject,
    text: `${texts.intro(shop.name)}\n\n${items.map(({ name, seller, link }) => `- ${texts.item(name, seller)}: ${link}`).join('\n')}\n\n${unsubscribe}: ${profile}\n`,
    html: page(`<p>${texts.intro(escapeHtml(shop.name))}</p><ul>${list.join('')}</ul>${switchOff(unsubscribe, profile)}`, shop, language),
  }
}

/** The operator's message to users who have enabled messages. It is in the operator's own words; only what stands below them is in the user's language. */
export function messageMail(
  shop: Shop,
  { email, language }: Recipient,
  { subject, text }: { subject: string; text: string },
  profile: string,
): Mail {
  const { unsubscribe } = mailTexts[language]
  const paragraphs = text.trim().split(/\n{2,}/)
  return {
    to: email,
    subject,
    text: `${text.trim()}\n\n${unsubscribe}: ${profile}\n`,
    html: page(
      `${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('')}${switchOff(unsubscribe, profile)}`,
      shop,
      language,
    ),
  }
}

const switchOff = (unsubscribe: string, profile: string): string =>
  note(`${unsubscribe}: <a href="${escapeHtml(profile)}">${escapeHtml(profile)}</a>`)

/** The last mail to an account. */
export function closedMail(shop: Shop, { email, language }: Recipient): Mail {
  const texts = mailTexts[language].closed
  return {
    to: email,
    subject: texts.subject(shop.name),
    text: `${texts.text(shop.name)}\n\n${texts.otherwise}\n`,
    html: page(`<p>${texts.text(escapeHtml(shop.name))}</p><p>${texts.otherwise}</p>`, shop, language),
  }
}
