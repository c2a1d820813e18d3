import { beforeAll, expect, it } from 'vitest'
import { readContract, rulesOf } from '../contract/contract.ts'
import type { OperationId } from '../contract/operation.ts'
import { countQueries, type Queries } from '../testing/count-queries.ts'
import { GOOD_REQUESTS, newWorld, type World } from '../testing/good-requests.ts'
import { onOneDatabase } from '../testing/on-databases.ts'
import { eventually } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

const contract = readContract()
const rules = rulesOf(contract)
const READS = Object.values(contract.paths).flatMap(({ get }) => (get === undefined ? [] : [get.operationId]))
/** Calls that may be made twice. */
const REPEATED = new Set<OperationId>([...READS, 'createArchive'])

/** It settles, which is a transaction (docs/decisions/0050-statements-of-a-call.md); counted in queries-of-accounts.test.ts, where no webhook settles beside it. */
const SETTLES: OperationId = 'createOrder'

onOneDatabase(
  'each call of the contract',
  (shop) => {
    let world: World
    let queries: Queries
    beforeAll(async () => {
      world = await newWorld(shop())
      await shop().services.search.settle()
      await eventually(async () => ((await shop().services.searchIndex?.stats())?.items === 3 ? true : undefined), 'the items in the index')
      queries = await countQueries(shop().services.database.pool)
    })

    const callerOf = async (id: OperationId): Promise<Visitor> => {
      const { session, access } = rules.get(id) ?? { session: 'none', access: 'none' }
      if (session === 'none') return await shop().visitor()
      if (access === 'seller') return await shop().member({ role: 'seller' })
      return id === 'logout' ? await shop().member() : world.buyer
    }

    it.each([...rules.keys()].filter((id) => id !== SETTLES))('%s makes at most two statements', async (id) => {
      const { request, status } = await GOOD_REQUESTS[id](world)
      const who = await callerOf(id)
      // The first time it may make what is kept, such as a certificate.
      if (REPEATED.has(id)) await who.call(id, request)
      await queries.settle()
      const answer = await who.call(id, request)
      const asked = queries.takeOwn()
      expect(answer.status, JSON.stringify(answer.body)).toBe(status)
      expect(asked.length, asked.join('\n---\n')).toBeLessThanOrEqual(2)
    })
  },
  { SEARCH_INDEX: 'memory' },
)
