import { stringify } from 'csv-stringify/sync'

/** A line break alone is quoted too; the library looks for its own delimiter. */
const LINE_BREAK = /[\r\n]/

/** Rows as CSV (RFC 4180). A text that a spreadsheet would run as a formula is marked as text with an apostrophe (OWASP, CSV injection). */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { record_delimiter: 'windows', quoted_match: LINE_BREAK, escape_formulas: true },
  )
