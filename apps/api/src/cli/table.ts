export interface Column<Row> {
  title: string
  cell: (row: Row) => string
  /** Numbers stand at the right. */
  right?: boolean
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Signs that a person sees: a Devanagari syllable is one. */
const widthOf = (text: string): number => [...letters.segment(text)].length

/** Names and addresses come from others: a terminal must not take orders from them, nor a line break tear the table. */
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
