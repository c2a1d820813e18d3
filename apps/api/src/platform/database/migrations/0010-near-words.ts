import { type Kysely, sql } from 'kysely'

/** Stems of the words that find every bundle (modules/search/index-store.ts), each with the word itself. */
const BUNDLE_STEMS = { bundl: 'bundle', zip: 'zip' }

/** Gives each stem a word to show, the commonest keyword with this stem, and adds the words of a bundle to those that are already indexed. */
const STATEMENTS = [
  // Null: the stem is itself a word.
  `alter table terms add column if not exists word text`,
  `update terms t set word = best.phrase
   from (select distinct on (stem) stem, phrase
         from (select phrase, n, (ts_lexize('english_stem', phrase))[1] as stem from phrases where category_id = 0 and phrase ~ '^[a-z]+$') keywords
         order by stem, n desc, phrase) best
   where t.lexeme = best.stem and t.lexeme <> best.phrase`,
  ...Object.entries(BUNDLE_STEMS).flatMap(([stem, word]) => [
    `insert into terms (lexeme, word) select '${stem}', '${word}' where exists (select 1 from items where file_ext = 'zip') on conflict do nothing`,
    `with bundle as (select id from terms where lexeme = '${stem}'),
       changed as (
         update item_terms it set terms = it.terms || bundle.id
         from bundle, items i
         where i.id = it.item_id and i.file_ext = 'zip' and not it.terms @> array[bundle.id] and cardinality(it.terms) < 500
         returning it.category_id, it.orient, bundle.id)
     insert into term_count_deltas (term_id, category_id, orient, n)
     select id, category_id, orient, count(*) from changed group by id, category_id, orient`,
  ]),
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
