import { type RawBuilder, sql } from 'kysely'

/**
 * A condition that is always true. It makes a part of a statement wait for another part, which returns rows: so rows are locked in this order, and two
 * simultaneous statements do not wait for each other. Accounts are locked in the order attempts, guesses, codes, email_changes, users, all others.
 */
export const after = (part: string): RawBuilder<boolean> => sql<boolean>`(select count(*) from ${sql.table(part)}) >= 0`
