import { stringify } from 'csv-stringify/sync'

/** Quotes any line break; the library would only quote its own record delimiter. */
const LINE_BREAK = /[\r\n]/

/** Rows as CSV (RFC 4180). Text that a spreadsheet would run as a formula is prefixed with an apostrophe (OWASP, CSV injection). */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { record_delimiter: 'windows', quoted_match: LINE_BREAK, escape_formulas: true },
  )
