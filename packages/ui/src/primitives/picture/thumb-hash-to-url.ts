import { thumbHashToDataURL } from 'thumbhash'

/** A blurred PNG as a data address, or undefined for a hash that is absent or broken: a placeholder is never worth an error. */
export function thumbHashToUrl(base64: string | undefined): string | undefined {
  if (base64 === undefined || base64 === '') return undefined
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    return bytes.length >= 5 ? thumbHashToDataURL(bytes) : undefined
  } catch {
    return undefined
  }
}
