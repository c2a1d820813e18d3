import { type Expression, type Selectable, sql } from 'kysely'
import type { Buyer } from '@chitra/gst/parties.ts'
import { OUTSIDE_INDIA } from '@chitra/gst/states.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'

type Said = Pick<Selectable<Tables['billing_details']>, 'name' | 'place' | 'country' | 'business_name' | 'gstin'>

/** Who buys, as the account's owner last said; null before the first time, and outside India as long as the country is not said. */
export async function billingOf(db: Db, userId: number): Promise<Buyer | null> {
  return toBuyer((await db.selectFrom('billing_details').selectAll().where('user_id', '=', userId).executeTakeFirst()) ?? null)
}

/** The same as a value within another query, for `toBuyer`. */
export const saidBy = (userId: number | Expression<number>) =>
  sql<Said | null>`(select to_json(billing_details) from billing_details where billing_details.user_id = ${userId}::bigint)`

export function toBuyer(said: Said | null): Buyer | null {
  if (said === null) return null
  const { name, place, country, business_name, gstin } = said
  if (place === OUTSIDE_INDIA && country === null) return null
  return {
    name,
    place,
    ...(country === null ? {} : { country }),
    business: business_name === null || gstin === null ? null : { name: business_name, gstin },
  }
}

export async function setBilling(db: Db, userId: number, { name, place, country, business }: Buyer, now: Date): Promise<void> {
  const values = {
    name,
    place,
    country: country ?? null,
    business_name: business?.name ?? null,
    gstin: business?.gstin ?? null,
    updated_at: now,
  }
  await db
    .insertInto('billing_details')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

/** Statements that delete what an account said of who buys. Papers that were issued keep it, as the law wants. */
export const billingDeleted = (userId: number) => [
  sql`delete from billing_details where user_id = ${userId}`,
  // A payment that is still under way needs it.
  sql`update payment_orders set buyer = null where user_id = ${userId} and state in ('paid', 'closed')`,
]
