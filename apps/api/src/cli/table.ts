export interface Column<Row> {
  title: string
  cell: (row: Row) => string
  /** Aligns the column to the right. */
  right?: boolean
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** In graphemes: a Devanagari syllable counts as one. */
const widthOf = (text: string): number => [...letters.segment(text)].length

/** Removes control characters: names and addresses come from users, and must neither control the terminal nor break the table. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')

/** Rows as aligned text, with a title line; each line ends with a newline. */
export function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const cells = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ cell }) => printable(cell(row))))]
  const widths = columns.map((_, at) => cells.reduce((most, line) => Math.max(most, widthOf(line[at] ?? '')), 0))
  return cells
    .map(
      (line) =>
        `${line
          .map((text, at) => pad(text, widths[at] ?? 0, columns[at]?.right ?? false))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('')
}

function pad(text: string, width: number, right: boolean): string {
  const space = ' '.repeat(width - widthOf(text))
  return right ? `${space}${text}` : `${text}${space}`
}
