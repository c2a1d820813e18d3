import { CONFIRM_LINK, mailed } from './mails.ts'
import { PASSWORD } from './members.ts'
import type { TestShop } from './shop.ts'
import type { LooseAnswer } from './visitor.ts'

/** Signs up from a new network address. */
export async function signUp(shop: TestShop, fields: Record<string, unknown>): Promise<LooseAnswer> {
  const visitor = await shop.visitor()
  return await visitor.call('signUp', { body: { firstName: 'Asha', lastName: 'Rao', password: PASSWORD, ...fields } })
}

/** Logs in from a new network address. */
export async function logIn(shop: TestShop, email: string, password = PASSWORD): Promise<LooseAnswer> {
  return await (await shop.visitor()).call('login', { body: { email, password } })
}

/** The code in the verification mail. */
export const confirmationCode = (shop: TestShop, email: string): Promise<string> => mailed(shop, email, CONFIRM_LINK)
