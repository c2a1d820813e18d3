import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { onBothDatabases } from '../testing/on-databases.ts'
import { callsOf, type WireCall } from '../testing/fuzz.ts'
import { newWorld } from '../testing/good-requests.ts'
import type { Visitor } from '../testing/visitor.ts'

/** Calls per database. `FUZZ_CALLS` sets another number, `FUZZ_SEED` repeats a run. */
const CALLS = Number(process.env['FUZZ_CALLS'] ?? 2000)
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31)

/** Internals that no answer may show. */
const INTERNALS = /node_modules|\bat [\w.]+ \(|\/src\/|select .+ from |PostgresError|SyntaxError:/i

onBothDatabases(
  'the contract, fuzzed',
  (shop) => {
    it(`answers ${CALLS} valid and invalid calls as declared and never with 500 (seed ${SEED}) [P-10, TI-01, TI-02, TI-03, TV-03, D-03]`, async () => {
      process.stdout.write(`fuzz: ${CALLS} calls, seed ${SEED}\n`)
      const world = await newWorld(shop())
      const seller = await shop().member({ role: 'seller' })
      const garbage = Object.assign(await shop().visitor(), { token: 'x'.repeat(43) })
      const callers: Visitor[] = [await shop().visitor(), world.buyer, world.buyer, seller, garbage]
      const ids = [world.buyer.userId, seller.userId, world.bought.publicId, world.free.publicId, world.wanted.publicId, 'homepage']
      let network = 0
      await fc.assert(
        fc.asyncProperty(callsOf(ids), fc.nat(callers.length - 1), async (call, who) => {
          const caller = callers[who] as Visitor
          // From a new network, because the limits would refuse most of these calls.
          caller.address = `198.18.${Math.floor(network / 250) % 250}.${(network % 250) + 1}`
          network += 1
          await send(caller, call, shop().keys.webhookSecret)
          // Signs a caller in again after a log-out.
          if (call.id === 'logout' && who > 0 && who < 4)
            Object.assign(caller, { token: (await shop().member(who === 3 ? { role: 'seller' } : {})).token })
        }),
        { numRuns: CALLS, seed: SEED, endOnFailure: true },
      )
      // The shop still works.
      expect((await (await shop().visitor()).call('getHealth')).status).toBe(200)
    }, 300_000)
  },
  { EMBEDDING_MODEL: 'built-in' },
)

/** Sends a call and fails unless the answer is declared (visitor.ts) and shows no internals. */
async function send(caller: Visitor, { method, path, headers, body }: WireCall, webhookSecret: string): Promise<void> {
  const signed =
    path.startsWith('/api/payment/webhook') && typeof body === 'string'
      ? { 'x-razorpay-signature': createHmac('sha256', webhookSecret).update(body).digest('hex') }
      : {}
  const response = await caller.fetch(path, { method, headers: { ...headers, ...signed }, ...(body === undefined ? {} : { body }) })
  const text = await response.text()
  expect(response.status, text).toBeLessThan(500)
  if (response.status >= 400 || response.headers.get('content-type')?.includes('json') === true)
    expect(text.replace(/"(description|name|body|search_keyword)":"[^"]*"/g, '')).not.toMatch(INTERNALS)
}
