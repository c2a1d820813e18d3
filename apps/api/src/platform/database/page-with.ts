import { type Expression, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

type Whole = Record<string, Expression<unknown>>
type Values<W extends Whole> = { [K in keyof W]: W[K] extends Expression<infer Value> ? Value : never }

/**
 * A page of rows, in its own order, and values of the whole that it is a page of, in one round trip. The values come with an empty page, too.
 * @param whole expressions, each by its name
 */
export async function pageWith<Row, W extends Whole>(
  db: Db,
  page: SelectQueryBuilder<never, never, Row>,
  whole: W,
): Promise<{ rows: Row[]; whole: Values<W> }> {
  const columns = Object.entries(whole).map(([name, value]) => sql`${value} as ${sql.ref(`whole_${name}`)}`)
  const { rows } = await sql<Record<string, unknown>>`
    select whole.*, page.* from (select ${sql.join(columns)}) as whole
    left join (select row_number() over () as page_row, one.* from ${page} as one) as page on true
    order by page_row`.execute(db)
  const [first = {}] = rows
  const values = Object.fromEntries(Object.keys(whole).map((name) => [name, first[`whole_${name}`]]))
  return { rows: rows.filter((row) => row['page_row'] !== null).map(rowOf) as Row[], whole: values as Values<W> }
}

/** What the page itself has selected. */
const rowOf = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'page_row' && !name.startsWith('whole_')))
