import { type Expression, type RawBuilder, sql } from 'kysely'

/** A statement that queues a job, around its only value: a list of jobs as JSON. */
export interface JobInsertion {
  before: string
  job: object
  after: string
}

/** The same as a part of another statement: it queues a job for each row of a table, whose data is a value of a query over that table. */
export function insertionFrom({ before, job, after }: JobInsertion, data: Expression<object>, table: string): RawBuilder<unknown> {
  const jobs = sql`(select coalesce(jsonb_agg(${JSON.stringify(job)}::jsonb || jsonb_build_object('data', ${data})), '[]')::json from ${sql.table(table)})`
  return sql`${sql.raw(before)}${jobs}${sql.raw(after)}`
}
