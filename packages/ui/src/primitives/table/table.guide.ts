import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  Table: {
    use: 'For data that is compared down a column: sales, orders, sizes.',
    avoid:
      'For names and values of one thing use `FactList`; for lines with pictures and buttons, `LineList`. For a buyer’s orders, `OrderTable` is this table made ready.',
    anatomy: {
      caption: 'above, or for screen readers alone with `captionHidden`',
      head: '`TableHead` with one `TableRow` of `TableColumn`s',
      body: '`TableBody` with `TableRow`s of `TableCell`s',
    },
    words: 'The caption is a noun: "Sold this week". Columns of one or two words. Numbers are aligned at their end, texts at their start.',
    keys: 'Takes none; Tab goes through links and buttons in the cells.',
    announced:
      'A table named by its caption. Rows, columns and cells carry explicit roles, so that they stay when CSS turns the rows into cards.',
    rtl: 'The first column stands on the right; `text-end` follows.',
    code: `<Table caption="Sold this week">
  <TableHead>
    <TableRow><TableColumn>Title</TableColumn><TableColumn className="text-end">Price</TableColumn></TableRow>
  </TableHead>
  <TableBody>
    <TableRow><TableCell>Monsoon</TableCell><TableCell className="text-end tabular-nums">₹199</TableCell></TableRow>
  </TableBody>
</Table>`,
    neighbours: ['TableHead', 'TableBody', 'TableRow', 'TableColumn', 'TableCell', 'OrderTable', 'FactList'],
  },
  TableHead: {
    use: 'First in a `Table`, around the one row that names the columns.',
    avoid:
      'Leave it out of a table that only says that there is nothing. Visually it may go on a phone, with `sr-only`; in the document it stays.',
    anatomy: { row: 'one `TableRow` of `TableColumn`s' },
    words: 'None of its own; see `TableColumn`.',
    keys: 'Takes none.',
    announced: 'A group of rows; screen readers say the column’s name before each cell because of it.',
    rtl: 'Follows the table.',
    code: `<Table caption="Sizes">
  <TableHead><TableRow><TableColumn>Width</TableColumn></TableRow></TableHead>
</Table>`,
    neighbours: ['Table', 'TableColumn', 'TableRow'],
  },
  TableBody: {
    use: 'Second in a `Table`, around the rows of data.',
    avoid: 'Not one for each group of rows: make two tables with a caption each.',
    anatomy: { rows: '`TableRow`s of `TableCell`s; while loading, rows of `Skeleton`s of the same height' },
    words: 'Where there are no rows, one cell over all columns says so: "No Orders Found".',
    keys: 'Takes none.',
    announced: 'A group of rows.',
    rtl: 'Follows the table.',
    code: `<Table caption="Sizes">
  <TableBody><TableRow><TableCell>1600 px</TableCell></TableRow></TableBody>
</Table>`,
    neighbours: ['Table', 'TableRow', 'TableCell', 'Skeleton'],
  },
  TableRow: {
    use: 'For one record, or for the names of the columns, within `TableHead` or `TableBody`.',
    avoid: 'A row is no link: put a `Link` into one of its cells, where the keyboard finds it.',
    anatomy: { cells: '`TableColumn`s in the head, `TableCell`s below', rule: 'a hairline under it' },
    words: 'One record in as few words as tell it from the next.',
    keys: 'Takes none.',
    announced: 'A row; its number is said by the screen reader.',
    rtl: 'Cells run from the right.',
    code: `<Table caption="Sizes">
  <TableBody><TableRow className="border-b-0"><TableCell>1600 px</TableCell></TableRow></TableBody>
</Table>`,
    neighbours: ['Table', 'TableCell', 'TableColumn'],
  },
  TableColumn: {
    use: 'For the name of a column, in the row of a `TableHead`.',
    avoid: 'Not for the name of a row, nor for a sum: both are `TableCell`s.',
    anatomy: { name: 'small, bold and soft, 40 px high' },
    words: 'One or two words: "Order Date". Put a unit here, not into every cell.',
    keys: 'Takes none; the kit’s tables are not sorted by their heads.',
    announced: 'A column header, said with each cell of its column.',
    rtl: 'Begins on the right.',
    code: `<Table caption="Sizes">
  <TableHead><TableRow><TableColumn className="text-end">Width in px</TableColumn></TableRow></TableHead>
</Table>`,
    neighbours: ['Table', 'TableHead', 'TableCell'],
  },
  TableCell: {
    use: 'For one value, in a row of a `TableBody`.',
    avoid: 'Not for the name of a column: `TableColumn`. Not for two values of different kinds in one line.',
    anatomy: { value: 'text, `Badge`, `Link` or `Button`; 20 px from the edges of the table' },
    words: 'The bare value, formatted: "₹199.00", "07/14/2026". A missing one is a dash, not an empty cell.',
    keys: 'Takes none itself.',
    announced: 'A cell, read after the name of its column.',
    rtl: 'Begins on the right; `text-end` puts numbers to the left edge.',
    code: `<Table caption="Sizes">
  <TableBody><TableRow><TableCell className="text-end tabular-nums">1600</TableCell></TableRow></TableBody>
</Table>`,
    neighbours: ['Table', 'TableRow', 'TableColumn'],
  },
}
