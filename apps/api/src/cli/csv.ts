/** `249.50`: plain rupees for a spreadsheet, of whole paise, without passing through a fraction. */
export const inRupees = (paise: number): string => `${(paise - (paise % 100)) / 100}.${String(paise % 100).padStart(2, '0')}`

/** One line of CSV (RFC 4180). A text that a spreadsheet would run as a formula is marked as text with an apostrophe (OWASP, CSV injection). */
export const csvRow = (fields: readonly string[]): string => `${fields.map(csvField).join(',')}\r\n`

function csvField(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
