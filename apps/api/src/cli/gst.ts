import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { InvalidArgumentError } from 'commander'
import { differences, gstr1, gstr1Json, gstr1Tables, orderSumsOfMonth, papersOfMonth } from '../modules/invoices/index.ts'
import { type AddCommand, DONE, examples, PARTIAL, Refused } from './command.ts'
import { csvOf } from '../platform/csv.ts'
import { pathFromHere, withShop } from './open-shop.ts'
import { type Column, table } from './table.ts'

const COLUMNS: Column<{ name: string; count: number }>[] = [
  { title: 'TABLE', cell: ({ name }) => name },
  { title: 'ROWS', cell: ({ count }) => String(count), right: true },
]

function readMonth(text: string): string {
  if (!/^20\d{2}-(0[1-9]|1[0-2])$/.test(text)) throw new InvalidArgumentError('It must be a month such as 2026-11.')
  return text
}

export const gstCommand: AddCommand = (program, run) =>
  program
    .command('gst')
    .requiredOption('--month <MONTH>', 'month in Indian time, yyyy-MM', readMonth)
    .option('--out <FOLDER>', 'folder for the files', '.')
    .summary('write the GSTR-1 return of a month')
    .description(
      "Writes the tables of GSTR-1 as CSV files, and the JSON that the portal's offline tool imports. Holds them against the month's orders, and ends with 1 if they differ. Have it checked by your accountant (docs/tax.md).",
    )
    .addHelpText('after', examples('gst --month 2026-11 --out returns'))
    .action(({ month, out }: { month: string; out: string }) =>
      run(() =>
        withShop(async ({ db, config }) => {
          if (config.supplier === null) throw new Refused('This shop has no GSTIN: set SUPPLIER_GSTIN and the other SUPPLIER_ settings.')
          const papers = await papersOfMonth(db, month)
          const made = returnOf(papers, { gstin: config.supplier.gstin, month })
          const tables = gstr1Tables(made)
          const folder = pathFromHere(out)
          mkdirSync(folder, { recursive: true })
          const write = (name: string, text: string) => writeFileSync(join(folder, `gstr1-${month}${name}`), text)
          write('.json', `${JSON.stringify(gstr1Json(made), null, 2)}\n`)
          for (const [name, rows] of Object.entries(tables)) write(`-${name}.csv`, csvOf(rows))
          const problems = differences(made, papers, await orderSumsOfMonth(db, month))
          process.stdout.write(summary(tables, folder))
          for (const problem of problems) process.stderr.write(`${problem}.\n`)
          return problems.length === 0 ? DONE : PARTIAL
        }),
      ),
    )

/** @throws Refused for a gap in the numbers */
function returnOf(...given: Parameters<typeof gstr1>): ReturnType<typeof gstr1> {
  try {
    return gstr1(...given)
  } catch (error) {
    if (error instanceof RangeError) throw new Refused(`${error.message}.`, { cause: error })
    throw error
  }
}

function summary(tables: Record<string, string[][]>, folder: string): string {
  const rows = Object.entries(tables).map(([name, lines]) => ({ name, count: lines.length - 1 }))
  return `${table(COLUMNS, rows)}\nWritten to ${folder}.\n`
}
