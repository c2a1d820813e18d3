import { type Kysely, sql } from 'kysely'

/** Adds the search term of free items (modules/search/terms.ts) to those that are already indexed. */
const STATEMENTS = [
  `insert into terms (lexeme) values ('₹0') on conflict do nothing`,
  `with free as (select t.id from terms t where t.lexeme = '₹0'),
     changed as (
       update item_terms it set terms = (array[free.id, -free.id] || it.terms)[1:500]
       from free, items i where i.id = it.item_id and i.purchase_type = 'free' and not it.terms @> array[free.id]
       returning it.category_id, it.orient, free.id)
   insert into term_count_deltas (term_id, category_id, orient, n)
   select sign * id, category_id, orient, count(*) from changed, (values (1), (-1)) as signs(sign) group by sign, id, category_id, orient`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
