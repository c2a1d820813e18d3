import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@chitra/api/platform/ports.ts'
import { CALL, requestText } from '../throughput/load.ts'
import { type Ground, install, run, type Running, serve } from './peer.ts'
import { LIMIT } from './products.ts'

const VERSION = '3.7.3'
const PROCESS = join(import.meta.dirname, 'vendure-process.ts')

/** As storefronts of Vendure list products: by its search, which has them ready in one table. */
const LIST = `query ($input: SearchInput!) { search(input: $input) { totalItems items {
  productId productName description slug productAsset { preview } priceWithTax { ... on SinglePrice { value } ... on PriceRange { min max } } } } }`
const ONE = `query ($id: ID!) { product(id: $id) { id name description slug featuredAsset { preview } variants { id priceWithTax } } }`

/** Vendure with its own search plugin; jobs are in memory, so that no queue is polled meanwhile. */
export async function startVendure({ folder, databaseUrl, products, words }: Ground): Promise<Running> {
  await install(folder, { '@vendure/core': VERSION, pg: '^8' })
  writeFileSync(join(folder, 'products.json'), JSON.stringify(products))
  const environment = { DATABASE_URL: databaseUrl }
  await run(folder, [PROCESS, 'seed'], environment)
  const { ids } = JSON.parse(readFileSync(join(folder, 'seeded.json'), 'utf8')) as { ids: (number | string)[] }
  const port = await freePort()
  const { pid, stop } = await serve(folder, [PROCESS, 'serve', String(port)], environment, `http://127.0.0.1:${port}/health`)
  const ask = (query: string, variables: object): string =>
    requestText('/shop-api', CALL, 'POST', { type: 'application/json', text: JSON.stringify({ query, variables }) })
  const list = { groupByProduct: true, take: LIMIT }
  return {
    pid,
    port,
    stop,
    requests: {
      'first page': [ask(LIST, { input: list })],
      'a word': words.map((term) => ask(LIST, { input: { ...list, term } })),
      'one product': ids.map((id) => ask(ONE, { id: String(id) })),
    },
  }
}
