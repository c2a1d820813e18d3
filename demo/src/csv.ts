import { stringify } from 'csv-stringify/sync'

/** A table as CSV (RFC 4180), with its title line. */
export const toCsv = (columns: readonly string[], rows: readonly Readonly<Record<string, string>>[]): string =>
  stringify([...rows], { header: true, columns: [...columns], record_delimiter: 'windows', quoted_match: /[\r\n]/ })
