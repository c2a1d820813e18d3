import type { TestShop } from './shop.ts'
import type { LooseAnswer, Visitor } from './visitor.ts'

const DAY = 86_400_000

type Refusal = [status: number, words: string]
const refusalOf = ({ status, body }: LooseAnswer): Refusal => [status, body.errorMessage]

/** A call without a valid session, in four ways: no token, an invented one, an expired one, and one that was logged out. */
export async function withoutSession(shop: TestShop, call: (who: Visitor) => Promise<LooseAnswer>): Promise<Record<string, Refusal>> {
  const stranger = await shop.visitor()
  const none = await call(stranger)
  stranger.token = 'x'.repeat(43)
  const unknown = await call(stranger)
  const [late, gone] = [await shop.member(), await shop.member()]
  shop.clock.move(7 * DAY)
  const expired = await call(late)
  shop.clock.move(-7 * DAY)
  await gone.call('logout')
  const ended = await call(gone)
  return { none: refusalOf(none), unknown: refusalOf(unknown), expired: refusalOf(expired), ended: refusalOf(ended) }
}

const again: Refusal = [401, 'Token Expired, Please login again']
export const SIGN_IN_AGAIN = { none: again, unknown: again, expired: again, ended: again }

/** An unsafe call as another site could trigger it: with no XSRF header, or a guessed one. */
export async function fromAnotherSite(call: (headers: Record<string, string>) => Promise<LooseAnswer>): Promise<Refusal[]> {
  const answers = [await call({ 'x-xsrf-token': '' }), await call({ 'x-xsrf-token': 'x'.repeat(43) })]
  return answers.map(refusalOf)
}

const reload: Refusal = [403, 'This page is out of date. Please reload it and try again']
export const RELOAD_THE_PAGE = [reload, reload]
