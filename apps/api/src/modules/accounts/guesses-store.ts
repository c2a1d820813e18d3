import { type Expression, type RawBuilder, sql } from 'kysely'
import { after } from '../../platform/database/after.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Attempt, networkOf } from '../limits/index.ts'
import type { User } from './accounts-store.ts'
import { FREE_GUESSES, GUESS_RESET, MAX_WAIT } from './accounts.ts'
import { sessionStart, type Started } from './sessions-store.ts'

/** The wait after `guesses.n` guesses: `waitAfter` of accounts.ts in SQL, because checking and counting must be one statement. */
const WAIT = sql`case when guesses.n < ${sql.lit(FREE_GUESSES)} then 0 else least(power(2, least(guesses.n - ${sql.lit(FREE_GUESSES)}, 20)), ${sql.lit(MAX_WAIT / 1000)}) end * interval '1 second'`

/** A guess at an account's password. */
export interface Guess {
  /** Undefined if there is no such account. */
  user: User | undefined
  /** Null if it may be checked, else the number of earlier guesses and the time of the last one. */
  refused: { n: number; lastAt: Date } | null
  /** Whether it counts among the guesses at the account: not from a network from which its owner has logged in or reset the password. */
  isCounted: boolean
}

/**
 * Counts an attempt to log in, and a guess at the account's password unless the wait since the last one is not over; reads the account. A single statement, so
 * simultaneous guesses cannot exceed the limit. They may be counted out of order, so the time is compared only when there is a wait. A missing account is
 * counted in the same way.
 * @throws Fault 429 if the attempt is one too many
 */
export async function countGuess(
  db: Db,
  attempt: Attempt,
  { account, address }: { account: string; address: string },
  now: Date,
): Promise<Guess> {
  const forgotten = new Date(now.getTime() - GUESS_RESET)
  const { rows } = await sql<
    Omit<User, 'id'> & { id: number | null; exceeded: boolean; known: boolean; counted: boolean; n: number | null; last_at: Date | null }
  >`
    with ${attempt.counted},
    owner as materialized (select * from users where email_key = ${account}),
    known as materialized (
      select 1 from known_networks, owner where user_id = owner.id and network_hash = ${networkHash(sql`owner.id`, address)}),
    guess as (
      insert into guesses (account, n, last_at)
      select ${account}, 1, ${now}::timestamptz where not ${attempt.exceeded} and not exists (select 1 from known)
      on conflict (account) do update set n = case when guesses.last_at < ${forgotten}::timestamptz then 1 else guesses.n + 1 end, last_at = excluded.last_at
      where guesses.n < ${sql.lit(FREE_GUESSES)} or guesses.last_at + ${WAIT} <= excluded.last_at
      returning n)
    select owner.*, earlier.n, earlier.last_at, ${attempt.exceeded} as exceeded,
      exists (select 1 from known) as known, exists (select 1 from guess) as counted
    from (select) as one left join owner on true left join guesses as earlier on earlier.account = ${account}`.execute(db)
  const [row] = rows
  if (row === undefined || row.exceeded) throw attempt.refusal
  const { exceeded: _, known, counted, n, last_at: lastAt, id, ...user } = row
  // Without an earlier one that this statement sees, simultaneous guesses have just made the first wait.
  const refused = known || counted ? null : { n: n ?? FREE_GUESSES, lastAt: lastAt ?? now }
  return { user: id === null ? undefined : { ...user, id }, isCounted: counted, refused }
}

/** Uncounts a guess, as a common table expression after those that uncount the attempt. */
const guessUncounted = (account: string, isCounted: boolean) =>
  sql`guess as (
    update guesses set n = greatest(n - 1, 0)
    where account = ${account} and ${isCounted}::boolean and ${after('uncounted')} returning n)`

/** Uncounts an attempt and its guess, whose password was correct or never checked. */
export async function uncountGuess(db: Db, attempt: Attempt, account: string, { isCounted }: Pick<Guess, 'isCounted'>): Promise<void> {
  await sql`with ${attempt.uncounted()}, ${guessUncounted(account, isCounted)} select 1`.execute(db)
}

/** After a correct password: uncounts the attempt and its guess, remembers the network, and starts a session. */
export async function startSession(
  db: Db,
  attempt: Attempt,
  { account, isCounted, userId, address, token }: { account: string; isCounted: boolean; userId: number; address: string; token: string },
  now: Date,
): Promise<Started> {
  const { started, columns } = sessionStart(db, token, now)
  const { rows } = await sql<Started>`
    with ${attempt.uncounted()}, ${guessUncounted(account, isCounted)},
    opened as (select ${userId}::bigint as id where ${after('guess')}),
    ${started},
    ${networkKnown(sql`(select user_id as id from session) as owner`, address, now)}
    select ${columns}`.execute(db)
  return rows[0] ?? { isFirst: false, pendingEmail: null }
}

/** Records a network from which the owner of an account has logged in, as the common table expression `network`. @param owner a table with the account's `id` */
export const networkKnown = (owner: RawBuilder<unknown>, address: string, now: Date) => sql`
  network as (
    insert into known_networks (user_id, network_hash, last_at)
    select owner.id, ${networkHash(sql`owner.id`, address)}, ${now}::timestamptz from ${owner}
    on conflict (user_id, network_hash) do update set last_at = excluded.last_at
    returning user_id)`

/** Networks are stored hashed, to be recognised but not read. */
const networkHash = (userId: Expression<unknown>, address: string) =>
  sql`sha256(convert_to(${userId}::text || ${` ${networkOf(address)}`}, 'UTF8'))`
