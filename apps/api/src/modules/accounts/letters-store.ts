import { type Expression, isExpression, type RawBuilder, sql } from 'kysely'
import { type Letter, priorityOf } from './letter.ts'
import type { Needs } from './needs.ts'

/** A letter in which a value may be that of a query. */
type InQuery<L> = L extends unknown ? { [K in keyof L]: K extends 'letter' ? L[K] : L[K] | Expression<L[K]> } : never

/** An insert that queues a letter for each row of a table, as a part of another statement. */
export async function letterFor({ jobs }: Pick<Needs, 'jobs'>, table: string, letter: InQuery<Letter>): Promise<RawBuilder<unknown>> {
  const fields = Object.entries(letter).map(
    ([name, value]: [string, unknown]) => sql`${name}::text, ${isExpression(value) ? value : sql`${JSON.stringify(value)}::jsonb`}`,
  )
  return await jobs.insertion('mail', sql<object>`jsonb_build_object(${sql.join(fields)})`, table, priorityOf(letter))
}
