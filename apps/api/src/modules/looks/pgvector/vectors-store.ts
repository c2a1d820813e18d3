import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { type Look, SIZE } from '../look.ts'

/** So that only one process prepares at a time. */
const LOCK = 5_902_118_347_726_014_553n

/** Edges of a vector, and vectors that are compared with a new one: the more, the more exact and the slower. */
const EDGES = 16
const COMPARED_WHEN_BUILT = 64
/** The same of a search: at least so many, and no more than pgvector allows. */
const COMPARED_AT_LEAST = 400
const COMPARED_AT_MOST = 1_000
/** Kilobytes of an indexed vector, and of all that are held in memory when the index is built: beyond that it takes several times as long. */
const KILOBYTES_EACH = 1.5
const MOST_KILOBYTES = 1_048_576

/** Since pgvector 0.7. */
export function hasHalfVectors(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 0 || minor >= 7
}

/**
 * Makes the extension, if need be.
 * @returns why it cannot be used; null if it can
 */
export async function extensionProblem(db: Db): Promise<string | null> {
  const { rows } = await sql<{ version: string; installed: boolean }>`
    select coalesce(installed_version, default_version) as version, installed_version is not null as installed
    from pg_available_extensions where name = 'vector'`.execute(db)
  const [{ version, installed } = { version: '', installed: false }] = rows
  // Somebody has dropped the extension, and with it a column that our trigger writes.
  if (!installed) await dropVectors(db)
  if (version === '') return 'the database has no pgvector'
  if (!hasHalfVectors(version)) return `pgvector ${version} is too old`
  if (installed) return null
  return await alone(db, (trx) => sql`create extension if not exists vector`.execute(trx)).then(
    () => null,
    (error: unknown) => `pgvector ${version} cannot be installed: ${String(error)}`,
  )
}

async function dropVectors(db: Db): Promise<void> {
  const { rows } = await sql`select 1 where to_regclass('search.look_vectors') is not null`.execute(db)
  if (rows.length === 0) return
  await alone(db, async (trx) => {
    for (const name of ['look_vectors_kept', 'look_vectors_truncated'])
      await sql`drop trigger if exists ${sql.id(name)} on item_looks`.execute(trx)
    await sql`drop table if exists search.look_vectors`.execute(trx)
  })
}

/** In a transaction that may take any time, of one process at a time. Calls back with the number of its backend. */
async function alone<T>(db: Db, work: (trx: Db) => Promise<T>, began: (backend: number) => void = () => undefined): Promise<T> {
  return await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    const { rows } = await sql<{ backend: number }>`select pg_backend_pid() as backend`.execute(trx)
    began(rows[0]?.backend ?? 0)
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx)
    return await work(trx)
  })
}

/** Not part of a backup, as all that is in this schema. Without a reference to `item_looks`, which would hinder a restore. */
const DEFINITIONS = [
  sql`create table if not exists search.look_vectors (item_id bigint primary key, model int not null, look halfvec(${sql.lit(SIZE)}) not null)`,
  sql`create or replace function search.look_vector(bytes bytea) returns halfvec language sql immutable strict parallel safe as $$
     select array(select ((get_byte(bytes, n) + 128) & 255) - 128 from generate_series(0, ${sql.lit(SIZE - 1)}) n)::halfvec $$`,
  sql`create or replace function search.keep_look_vector() returns trigger language plpgsql as $$
     begin
       if tg_op = 'DELETE' then
         delete from search.look_vectors where item_id = old.item_id;
       elsif octet_length(new.look) <> ${sql.lit(SIZE)} then
         delete from search.look_vectors where item_id = new.item_id;
       else
         insert into search.look_vectors values (new.item_id, new.model, search.look_vector(new.look))
           on conflict (item_id) do update set model = excluded.model, look = excluded.look;
       end if;
       return null;
     end $$`,
  sql`create or replace function search.truncate_look_vectors() returns trigger language plpgsql as $$
     begin
       truncate search.look_vectors;
       return null;
     end $$`,
]

/** A restore makes `item_looks` anew, without them: what was kept before is of another table. */
const TRIGGERS = [
  sql`drop table if exists search.look_vectors`,
  ...DEFINITIONS,
  sql`create trigger look_vectors_kept after insert or delete or update of model, look on item_looks for each row execute function search.keep_look_vector()`,
  sql`create trigger look_vectors_truncated after truncate on item_looks for each statement execute function search.truncate_look_vectors()`,
]

export interface Preparation {
  model: number
  /** Calls back with the number of the backend that works. */
  began: (backend: number) => void
  isStopped: () => boolean
}

/** Defines the table of vectors, fills it, and makes the index of the model's. Writers of looks wait while that is built. */
export async function prepareVectors(db: Db, { model, began, isStopped }: Preparation): Promise<void> {
  await alone(db, define, began)
  if (await hasIndex(db, model)) return
  let last: number | null = 0
  while (last !== null && !isStopped()) {
    const after: number = last
    last = await alone(db, (trx) => fill(trx, after), began)
  }
  if (!isStopped()) await alone(db, (trx) => makeIndex(trx, model), began)
}

async function define(trx: Db): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_trigger where tgrelid = 'item_looks'::regclass and tgname = 'look_vectors_kept' and to_regclass('search.look_vectors') is not null`.execute(
    trx,
  )
  for (const statement of rows.length > 0 ? DEFINITIONS : TRIGGERS) await statement.execute(trx)
}

/** Looks that are converted in one transaction. */
const BATCH = 2_000

/** Converts the next looks that have no vector. The last id, or null if there are none. */
async function fill(trx: Db, after: number): Promise<number | null> {
  // The lock: the trigger of a deletion that is under way would not find what is inserted here.
  const { rows } = await sql<{ last: number | null }>`
    with page as (
      select item_id, model, look from item_looks where item_id > ${after}::bigint order by item_id limit ${BATCH}::int for key share),
    filled as (
      insert into search.look_vectors select item_id, model, search.look_vector(look) from page
      where octet_length(look) = ${SIZE}::int and not exists (select from search.look_vectors there where there.item_id = page.item_id)
      on conflict (item_id) do nothing)
    select max(item_id) as last from page`.execute(trx)
  return rows[0]?.last ?? null
}

/** One for each model: in a common one, those of another would be compared in vain. */
const indexOf = (model: number): string => `look_vectors_near_${model}`

async function hasIndex(db: Db, model: number): Promise<boolean> {
  const { rows } = await sql`select 1 where to_regclass(${`search.${indexOf(model)}`}) is not null`.execute(db)
  return rows.length > 0
}

async function makeIndex(trx: Db, model: number): Promise<void> {
  if (await hasIndex(trx, model)) return
  const others = await sql<{ name: string }>`
    select indexname as name from pg_indexes where schemaname = 'search' and tablename = 'look_vectors' and indexname like 'look\\_vectors\\_near\\_%'`.execute(
    trx,
  )
  for (const { name } of others.rows) await sql`drop index ${sql.id('search', name)}`.execute(trx)
  await sql`
    select set_config('maintenance_work_mem', greatest(
      (select setting::int from pg_settings where name = 'maintenance_work_mem'),
      (select least(${MOST_KILOBYTES}::int, count(*) * ${KILOBYTES_EACH}::real)::int from search.look_vectors where model = ${model}::int))::text, true)`.execute(
    trx,
  )
  await sql`
    create index ${sql.id(indexOf(model))} on search.look_vectors using hnsw (look halfvec_ip_ops)
    with (m = ${sql.lit(EDGES)}, ef_construction = ${sql.lit(COMPARED_WHEN_BUILT)}) where model = ${sql.lit(model)}`.execute(trx)
}

/** Ends what a backend does. */
export async function cancelBackend(db: Db, backend: number): Promise<void> {
  await sql`select pg_cancel_backend(${backend}::int)`.execute(db)
}

/** Items and dot products, the greatest first. */
export async function nearestVectors(db: Db, model: number, look: Look, limit: number): Promise<{ itemId: number; dot: number }[]> {
  const asked = `[${look.join(',')}]`
  const compared = Math.min(COMPARED_AT_MOST, Math.max(COMPARED_AT_LEAST, 2 * limit))
  return await db.transaction().execute(async (trx) => {
    await sql`set local hnsw.ef_search = ${sql.lit(compared)}`.execute(trx)
    // The model's number stands in the text, because only so is it seen that its index serves.
    const { rows } = await sql<{ itemId: number; dot: number }>`
      select item_id as "itemId", -(look <#> ${asked}::halfvec) as dot from search.look_vectors
      where model = ${sql.lit(model)} order by look <#> ${asked}::halfvec limit ${limit}::int`.execute(trx)
    return rows
  })
}
