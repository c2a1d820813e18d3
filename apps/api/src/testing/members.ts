import { hash } from '@node-rs/argon2'
import { newId, newSecret, hashSecret } from '../platform/ids.ts'
import type { Db } from '../platform/database/database.ts'
import type { Clock } from '../platform/clock.ts'

export interface Member {
  /** The row's key. */
  id: number
  /** The id in addresses and answers. */
  userId: string
  email: string
  firstName: string
  role: 'buyer' | 'seller'
}

export const PASSWORD = 'Monsoon#2026'
let passwordHash: Promise<string> | undefined

/** Inserts an account with a confirmed address and an open session directly into the tables; its password is `PASSWORD`. */
export async function addMember({ db, clock }: { db: Db; clock: Clock }, given: Partial<Member>): Promise<Member & { token: string }> {
  passwordHash ??= hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const userId = given.userId ?? newId()
  const email = given.email ?? `${userId.toLowerCase()}@example.com`
  const now = clock.now()
  const member = { userId, email, firstName: given.firstName ?? 'Asha', role: given.role ?? ('buyer' as const) }
  const { id } = await db
    .insertInto('users')
    .values({
      public_id: userId,
      email,
      email_key: email.toLowerCase(),
      password_hash: await passwordHash,
      first_name: member.firstName,
      last_name: 'Rao',
      dob: null,
      role: member.role,
      email_verified_at: now,
      first_login_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = newSecret()
  await db
    .insertInto('sessions')
    .values({ token_hash: hashSecret(token), user_id: id, created_at: now, last_used_at: now })
    .execute()
  return { ...member, id, token }
}
