import { createHash } from 'node:crypto'
import escapeHtml from 'escape-html'
import { PEOPLE, type Person } from './people.ts'

const STYLE =
  'body{margin:0;background:#fff7d6;color:#1e1a15;font:16px/1.5 system-ui,sans-serif}header{background:#7a4a00;color:#fff;padding:12px 20px;font-weight:700}main{max-width:460px;margin:0 auto;padding:24px 20px}a{display:block;margin:12px 0;padding:14px 16px;border:1px solid #b08b3a;border-radius:10px;background:#fffdf5;color:#1e1a15;text-decoration:none}a:hover,a:focus-visible{outline:3px solid #2c3a8c}small{color:#5c5034}'

/** The window's own policy: nothing runs in it. */
export const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

/**
 * The page in which a visitor says who they are.
 * @param addressFor where choosing a person leads
 * @param cancelled where refusing leads
 */
export function windowPage(provider: string, addressFor: (person: Person) => string, cancelled: string): string {
  const people = PEOPLE.map(
    (person) =>
      `<a href="${escapeHtml(addressFor(person))}">Continue as ${escapeHtml(`${person.firstName} ${person.lastName}`.trim())}<br><small>${escapeHtml(person.email)}</small></a>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox sign-in</title><style>${STYLE}</style></head><body><header>Sandbox: this is not ${provider}</header><main><h1>Who are you today?</h1><p>This window stands in for ${provider} in the demonstration. The people are invented, and nothing leaves this machine.</p>${people.join('')}<a href="${escapeHtml(cancelled)}">Not now</a></main></body></html>`
}
