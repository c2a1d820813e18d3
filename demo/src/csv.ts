import { stringify } from 'csv-stringify/sync'

/** Rows as CSV (RFC 4180). The keys of the first row are the header. */
export const toCsv = (rows: readonly Readonly<Record<string, string>>[]): string =>
  stringify([...rows], { header: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ })
