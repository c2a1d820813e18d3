/** The rules of visits. */

/** One line of text: what could break a line or hide in one is gone. */
export const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()
