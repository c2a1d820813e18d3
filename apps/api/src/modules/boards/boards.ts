/** What one account, and one board, can store. */
export const MAX_BOARDS = 100
export const MAX_PICTURES = 200
export const MAX_GUESTS = 50
export const MAX_COMMENTS = 500

/** Control characters, and marks that turn the direction of the text that follows. Joiners stay: Hindi and emoji need them. */
const UNWANTED = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu

/** A name on one line. May be empty. */
export const asLine = (text: string): string => text.replace(UNWANTED, ' ').replace(/\s+/gu, ' ').trim()

/** A text of several lines, with one empty line between two of them at most. May be empty. */
export const asText = (text: string): string =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/u)
    .map(asLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
