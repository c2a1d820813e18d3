import { hash } from '@node-rs/argon2'
import { newId, newSecret, hashSecret } from '../platform/ids.ts'
import type { Services } from '../services.ts'

export interface Member {
  /** The row's number. */
  id: number
  /** What addresses and answers carry. */
  userId: string
  email: string
  firstName: string
  role: 'buyer' | 'seller'
}

export const PASSWORD = 'Monsoon#2026'
let passwordHash: Promise<string> | undefined

/** Writes an account with a confirmed address and an open session straight into the tables; its password is `PASSWORD`. */
export async function addMember(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  given: Partial<Member>,
): Promise<Member & { token: string }> {
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
