import { beforeAll, describe, expect, it } from 'vitest'
import { readContract, rulesOf } from '../contract/contract.ts'
import type { OperationId } from '../contract/operation.ts'
import { onOneDatabase } from '../testing/on-databases.ts'
import { GOOD_REQUESTS, newWorld, type World } from '../testing/good-requests.ts'
import type { LooseAnswer, LooseRequest, Visitor } from '../testing/visitor.ts'

const DAY = 86_400_000
const CALLERS = ['nobody', 'expired', 'garbage', 'revoked', 'the buyer', 'another buyer', 'a seller'] as const
type CallerName = (typeof CALLERS)[number]
const WITHOUT_SESSION: readonly CallerName[] = ['nobody', 'expired', 'garbage', 'revoked']

const rules = rulesOf(readContract())

/** Calls about somebody else's data that are not answered with 404: TM-03 requires that it differs from a lost payment. */
const FOREIGN: Partial<Record<OperationId, number>> = { createOrder: 409 }

/** The status that the contract's rule gives this caller. `allowed` is the status for permitted callers. */
function expected(id: OperationId, caller: CallerName, allowed: number): number {
  const { access, session } = rules.get(id) ?? { access: 'none', session: 'none' }
  if (session === 'required' && WITHOUT_SESSION.includes(caller)) return 401
  if (access === 'seller' && caller !== 'a seller') return 403
  if (access === 'owner' && caller !== 'the buyer') return FOREIGN[id] ?? 404
  return allowed
}

async function newCaller(name: CallerName, { shop, buyer }: World): Promise<Visitor> {
  const visitor = await shop.visitor()
  const withToken = (token: string | null) => Object.assign(visitor, { token })
  switch (name) {
    case 'nobody':
      return visitor
    case 'garbage':
      return withToken('x'.repeat(43))
    case 'expired': {
      shop.clock.move(-31 * DAY)
      const { token } = await shop.member()
      shop.clock.move(31 * DAY)
      return withToken(token)
    }
    case 'revoked': {
      const leaver = await shop.member()
      await leaver.call('logout')
      return withToken(leaver.token)
    }
    case 'the buyer':
      // In a separate session, so that logging out does not end the buyer's own.
      return withToken((await visitor.call('login', { body: { email: buyer.email, password: 'Monsoon#2026' } })).body.data.token)
    case 'another buyer':
      return await shop.member()
    case 'a seller':
      return await shop.member({ role: 'seller' })
  }
}

/** All the buyer's data as the buyer sees it, without signed addresses, which change every second. */
async function belongings({ buyer }: World): Promise<string> {
  const answers: LooseAnswer[] = []
  for (const id of ['getCart', 'getWishlist', 'listOrders'] as const) answers.push(await buyer.call(id))
  const boards = (await buyer.call('listBoards')).body.data.boards as { _id: string }[]
  for (const { _id: id } of boards) answers.push(await buyer.call('getBoard', { params: { id } }))
  answers.push(await buyer.call('getUser', { params: { id: buyer.userId } }))
  return JSON.stringify(answers.map(({ status, body }) => [status, body])).replace(/"(?:original|comps)":"[^"]*"/g, '')
}

/** Calls of whoever has a board's link, who votes and comments there. */
const BY_LINK: readonly OperationId[] = ['voteOnBoard', 'commentOnSharedBoard']

onOneDatabase('who may do what', (shop) => {
  let world: World
  beforeAll(async () => {
    world = await newWorld(shop())
  })

  describe.each([...rules.keys()])('%s', (id) => {
    it.each(CALLERS)('answers %s as the contract declares [P-11, TA-04, TA-05, TA-11]', async (name) => {
      const caller = await newCaller(name, world)
      const { request, status } = await GOOD_REQUESTS[id](world)
      const wanted = expected(id, name, status)
      const before = await belongings(world)
      const answer = await caller.call(id, request)
      expect(answer.status, JSON.stringify(answer.body)).toBe(wanted)
      if (name === 'the buyer') return
      // Other callers learn nothing about the buyer and change nothing.
      if (rules.get(id)?.access !== 'signature')
        expect(JSON.stringify(answer.body)).not.toMatch(new RegExp(`${world.buyer.userId}|${world.buyer.email}`))
      if (!BY_LINK.includes(id)) expect(await belongings(world)).toBe(before)
    })
  })

  it.each([...rules].filter(([, { access }]) => access === 'signature').map(([id]) => id))(
    '%s refuses an altered signature from every caller [D-04, TM-06]',
    async (id) => {
      for (const name of CALLERS) {
        const { request } = await GOOD_REQUESTS[id](world)
        const answer = await (await newCaller(name, world)).call(id, withOtherSignature(request))
        expect([400, 403], `${name}: ${answer.status}`).toContain(answer.status)
        expect(JSON.stringify(answer.body)).not.toContain('fileData')
      }
    },
  )
})

const other = (text: string): string => (text.startsWith('A') || text.startsWith('a') ? `0${text.slice(1)}` : `a${text.slice(1)}`)

/** The same request with one character of its signature changed. */
function withOtherSignature({ headers = {}, query = {}, ...rest }: LooseRequest): LooseRequest {
  const changed = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      name === 'signature'
        ? other(String(value))
        : String(value).replace(/signature=(\S)/, (_, first: string) => `signature=${other(first)}`),
    ]),
  )
  const signature = headers['x-razorpay-signature']
  return { ...rest, query: changed, headers: signature === undefined ? headers : { ...headers, 'x-razorpay-signature': other(signature) } }
}
