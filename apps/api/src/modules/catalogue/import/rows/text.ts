/** A text as it is stored: composed letters, no control characters (PostgreSQL refuses NUL), no space around it. */
export function clean(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu, '')
    .trim()
}

/** Cuts a text to a number of characters, without splitting one; for texts that nobody wrote for us. */
export const cut = (text: string, length: number): string =>
  text.length <= length
    ? text
    : text
        .slice(0, length)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trim()

/** Each word once, in order; letters' case does not tell words apart. */
export function distinct(words: readonly string[]): string[] {
  const seen = new Set<string>()
  return words.map(clean).filter((word) => word !== '' && !seen.has(word.toLowerCase()) && seen.add(word.toLowerCase()))
}
