import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parse } from 'csv-parse'
import { ImportRefused } from '../problem.ts'

export interface CsvRow {
  /** Line of the file on which the row ends. */
  line: number
  /** By column, spelled as in `columns`. */
  fields: Record<string, string>
}

/**
 * Reads a CSV file with a header (RFC 4180; with any line endings and an optional byte order mark). Column names are not case-sensitive.
 * @param onUnknown called for each column that is not in `columns`; such columns are ignored
 * @returns null if there is no such file
 * @throws ImportRefused if the file is not valid CSV, or lacks the first of `columns`
 */
export async function readCsv(path: string, columns: readonly string[], onUnknown: (column: string) => void): Promise<CsvRow[] | null> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (bytes === null) return null
  const name = basename(path)
  if (!isUtf8(bytes)) throw new ImportRefused(`${name} is not in UTF-8. Save it again as "CSV UTF-8".`)
  const rows: CsvRow[] = []
  const parser = parse(bytes, { bom: true, info: true, relax_column_count: true, skip_empty_lines: true })
  let header: (string | null)[] | null = null
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (header === null) header = headerOf(record, columns, name, onUnknown)
      else
        rows.push({
          line: info.lines,
          fields: Object.fromEntries(header.flatMap((column, at) => (column === null ? [] : [[column, record[at] ?? '']]))),
        })
    }
  } catch (error) {
    if (error instanceof ImportRefused) throw error
    throw new ImportRefused(`${name} is not CSV: ${(error as Error).message}.`, { cause: error })
  }
  if (header === null) throw new ImportRefused(`${name} is empty.`)
  return rows
}

function headerOf(
  record: readonly string[],
  columns: readonly string[],
  name: string,
  onUnknown: (column: string) => void,
): (string | null)[] {
  const header = record.map((title) => {
    const known = columns.find((column) => column.toLowerCase() === title.trim().toLowerCase())
    if (known === undefined) onUnknown(title.trim())
    return known ?? null
  })
  const [key = ''] = columns
  if (!header.includes(key)) throw new ImportRefused(`${name} has no column "${key}".`)
  return header
}
