import { isServer } from './is-server.ts'
import { readCookie } from './storage.ts'

const COOKIE = 'XSRF-TOKEN'

/**
 * The token that unsafe calls repeat in a header (APP-05). The server sets it with what nobody may cache; a page may come from a cache, so the first call makes one
 * where there is none, of whatever method: the answers to several calls without a cookie would each set another. Another site's page could neither write this cookie nor send the header. Null on the server.
 */
export function xsrfToken(): string | null {
  if (isServer) return null
  const given = readCookie(COOKIE)
  if (given !== null && given !== '') return given
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  document.cookie = `${COOKIE}=${made}; path=/; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
  return readCookie(COOKIE)
}
