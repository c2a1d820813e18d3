import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

/** Whose lists have limits. */
type Owners = 'users' | 'boards'

/** What a query must say about the owner of a list. */
interface Seen {
  owner_id: number
  list_version: number
  /** 'added' if something is to be added. */
  outcome: string
}

type Made = Record<string, Expression<unknown>>
type Values<M extends Made> = { [K in keyof M]: M[K] extends Expression<infer Value> ? Value : never }

interface Addition<Row extends Seen, M extends Made> {
  /** One row at most: what is there, and what that means. */
  seen: SelectQueryBuilder<never, never, Row>
  /** The inserts, as common table expressions. Each reads from `seen` and `turn`, or from another one that does; `turn` has a row if it is this statement's turn. */
  add: RawBuilder<unknown>
  /** What is to be known of the inserts, each by its name. */
  made?: M
  /** Common table expressions that `seen` reads from. */
  first?: RawBuilder<unknown>
}

/**
 * Puts something on a list up to a limit, in one statement. If another addition to the same owner's lists came between what this one has read and its turn,
 * nothing is added, and the statement is made again: one of those that are simultaneous is always successful. See docs/decisions/0050-statements-of-a-call.md.
 * @returns what was seen before the addition, and what was made; undefined if `seen` has no row
 */
export async function inTurn<Row extends Seen, M extends Made = Record<string, never>>(
  db: Db,
  owners: Owners,
  { seen, add, made, first }: Addition<Row, M>,
): Promise<(Row & Values<M>) | undefined> {
  const known = Object.entries(made ?? {}).map(([name, value]) => sql`, ${value} as ${sql.ref(name)}`)
  const statement = sql<Row & Values<M> & { had_turn: boolean }>`
    with ${first === undefined ? sql`` : sql`${first}, `}
    seen as materialized ${seen},
    turn as (
      update ${sql.table(owners)} as owner set list_version = owner.list_version + 1 from seen
      where owner.id = seen.owner_id and owner.list_version = seen.list_version and seen.outcome = 'added'
      returning owner.id),
    ${add}
    select seen.*, exists (select 1 from turn) as had_turn${sql.join(known, sql``)} from seen`
  for (;;) {
    const [row] = (await statement.execute(db)).rows
    if (row === undefined || row.outcome !== 'added' || row.had_turn) return row
  }
}
