import { readCookie, writeCookie } from '../../platform/storage.ts'

/** Who somebody is on the boards that others have shared with them; cookies, because browser storage holds ten names and no more (AUTH-15). */
const KEY = 'guest_key'
const NAME = 'guest_name'
/** Bytes: 128 bits, which nobody guesses. */
const KEY_BYTES = 16

/** The key of this browser's guest; null as long as nothing was said. */
export const guestKey = (): string | null => readCookie(KEY)

/** As they called themselves; empty before. */
export const guestName = (): string => readCookie(NAME) ?? ''

/** The guest that says something now, by this name, from now on. */
export function guestOf(name: string): { key: string; name: string } {
  const key = guestKey() ?? newKey()
  writeCookie(KEY, key)
  writeCookie(NAME, encodeURIComponent(name))
  return { key, name }
}

const newKey = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(KEY_BYTES))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
