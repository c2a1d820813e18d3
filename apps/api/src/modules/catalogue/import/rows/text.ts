/** Normalises a text for storage: NFC, without control characters (PostgreSQL refuses NUL), trimmed. */
export function clean(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu, '')
    .trim()
}

/** Truncates a text from a file's metadata, without splitting a surrogate pair. */
export const cut = (text: string, length: number): string =>
  text.length <= length
    ? text
    : text
        .slice(0, length)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trim()

/** Removes duplicates, ignoring case, and keeps the order. */
export function distinct(words: readonly string[]): string[] {
  const seen = new Set<string>()
  return words.map(clean).filter((word) => word !== '' && !seen.has(word.toLowerCase()) && seen.add(word.toLowerCase()))
}
