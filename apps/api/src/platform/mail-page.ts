import { CHITRA, type Shop } from '@chitra/messages/shop.ts'
import type { Language } from '@chitra/paths'
import escapeHtml from 'escape-html'

/** A link as a button, with its address below to copy. */
export const button = (link: string, label: string, { accent }: Shop): string =>
  `<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:${accent};color:#fff;text-decoration:none">${label}</a></p><p style="word-break:break-all">${escapeHtml(link)}</p>`

/** Whom a mail is for, and in which language. */
export interface Recipient {
  email: string
  language: Language
}

/** The smaller print below. */
export const note = (html: string): string => `<p style="color:#655c51">${html}</p>`

/** The HTML document of a mail, headed by the shop's name. */
export const page = (body: string, { name, accent }: Shop, language: Language): string =>
  `<!doctype html><html lang="${language}"><body style="margin:0;background:#faf6ef;color:#1e1a15;font:16px/1.5 sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px"><p style="font-size:20px;font-weight:650">${escapeHtml(name)}${name === CHITRA.name ? ` <span style="color:${accent}">चित्र</span>` : ''}</p>${body}</div></body></html>`
