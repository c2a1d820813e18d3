/** One CSV document as RFC 4180 has it: CRLF after every record, quotes where a field needs them. */
export function toCsv(columns: readonly string[], rows: readonly Readonly<Record<string, string>>[]): string {
  const quote = (field: string): string => (/[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)
  const records = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
  return records.map((record) => `${record.map(quote).join(',')}\r\n`).join('')
}
