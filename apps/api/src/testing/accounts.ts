import { CONFIRM_LINK, mailed } from './mails.ts'
import { PASSWORD } from './members.ts'
import type { TestShop } from './shop.ts'
import type { LooseAnswer } from './visitor.ts'

/** Fills in the sign-up form, from a network address of its own, and sends it. */
export async function signUp(shop: TestShop, fields: Record<string, unknown>): Promise<LooseAnswer> {
  const visitor = await shop.visitor()
  return await visitor.call('signUp', { body: { firstName: 'Asha', lastName: 'Rao', password: PASSWORD, ...fields } })
}

/** Logs in from a network address of its own. */
export async function logIn(shop: TestShop, email: string, password = PASSWORD): Promise<LooseAnswer> {
  return await (await shop.visitor()).call('login', { body: { email, password } })
}

/** The code of the mail that confirms an address. */
export const confirmationCode = (shop: TestShop, email: string): Promise<string> => mailed(shop, email, CONFIRM_LINK)
