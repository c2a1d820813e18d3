import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Product, PRICE } from './products.ts'

// `node vendure-process.ts seed | serve PORT`, run in the folder where Vendure is installed: puts the products of products.json into its database with its own importer and waits for its
// search index, or serves them. Vendure is no dependency of ours (its licence is the GPL), so it is loaded from that folder, and its types are what is used here.

interface Entity {
  id: number | string
}
interface Repository {
  save(entities: Entity[], options: { chunk: number }): Promise<Entity[]>
  find(): Promise<Entity[]>
}
interface Connection {
  rawConnection: { getRepository(target: unknown): Repository; query<Row>(statement: string): Promise<Row[]> }
}
interface App {
  get(service: unknown): unknown
}
type EntityClass = new (values: object) => Entity
interface Core {
  bootstrap(config: object): Promise<App>
  DefaultLogger: new (options: { level: number }) => object
  DefaultSearchPlugin: { init(options: object): object }
  Asset: EntityClass
  AssetTranslation: EntityClass
  TaxCategory: unknown
  ChannelService: unknown
  FastImporterService: unknown
  JobQueueService: unknown
  RequestContextService: unknown
  SearchService: unknown
  TransactionalConnection: unknown
}
interface Importer {
  initialize(): Promise<void>
  createProduct(input: object): Promise<Entity['id']>
  createProductVariant(input: object): Promise<Entity['id']>
}

/** Of the products, so many are asked for one by one. */
const ASKED = 500
const CHUNK = 500
/** Products that are put in at the same time. */
const AT_ONCE = 8
/** Errors alone. */
const LOG_LEVEL = 0
/** Milliseconds until all must be in the index. */
const PATIENCE = 3_600_000

const load = createRequire(join(process.cwd(), 'package.json'))
const core = load('@vendure/core') as Core
const { populateInitialData } = load('@vendure/core/cli') as { populateInitialData(app: App, data: object): Promise<void> }

const configOf = (port: number, isNew: boolean): object => ({
  apiOptions: { hostname: '127.0.0.1', port, adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
  // Pictures are at addresses of their own, so nothing is stored.
  assetOptions: { assetStorageStrategy: { toAbsoluteUrl: (_request: unknown, address: string) => address } },
  authOptions: { tokenMethod: 'bearer', superadminCredentials: { identifier: 'peer', password: 'peer-at-work' } },
  dbConnectionOptions: { type: 'postgres', url: process.env['DATABASE_URL'], synchronize: isNew, logging: false },
  logger: new core.DefaultLogger({ level: LOG_LEVEL }),
  paymentOptions: { paymentMethodHandlers: [] },
  plugins: [core.DefaultSearchPlugin.init({ bufferUpdates: false })],
})

const INITIAL = {
  defaultLanguage: 'en',
  defaultZone: 'Asia',
  countries: [{ name: 'India', code: 'IN', zone: 'Asia' }],
  taxRates: [{ name: 'Standard', percentage: 0 }],
  shippingMethods: [],
  paymentMethods: [],
  collections: [],
}

/** One picture for each product, of which only the address is kept. */
async function addPictures(app: App, products: readonly Product[]): Promise<Entity[]> {
  const { rawConnection } = app.get(core.TransactionalConnection) as Connection
  const channel = await (app.get(core.ChannelService) as { getDefaultChannel(): Promise<Entity> }).getDefaultChannel()
  const about = { type: 'IMAGE', mimeType: 'image/jpeg', width: 1_200, height: 800, fileSize: 1 }
  const assets = products.map(({ picture }) => new core.Asset({ ...about, source: picture, preview: picture, channels: [channel] }))
  const saved = await rawConnection.getRepository(core.Asset).save(assets, { chunk: CHUNK })
  const names = saved.map((base, n) => new core.AssetTranslation({ languageCode: 'en', name: `${n}.jpg`, base }))
  await rawConnection.getRepository(core.AssetTranslation).save(names, { chunk: CHUNK })
  return saved
}

async function seed(): Promise<void> {
  const products = JSON.parse(readFileSync('products.json', 'utf8')) as Product[]
  const app = await core.bootstrap(configOf(0, true))
  await populateInitialData(app, INITIAL)
  // New taxes index all products again, which is soon done while there are none.
  await (app.get(core.JobQueueService) as { start(): Promise<void> }).start()
  const { rawConnection } = app.get(core.TransactionalConnection) as Connection
  const [tax] = await rawConnection.getRepository(core.TaxCategory).find()
  const pictures = await addPictures(app, products)
  const importer = app.get(core.FastImporterService) as Importer
  await importer.initialize()
  const put = async ({ title, description }: Product, n: number): Promise<Entity['id']> => {
    const picture = { featuredAssetId: pictures[n]?.id, assetIds: [pictures[n]?.id] }
    const translations = [{ languageCode: 'en', name: title, description, slug: `p${n}` }]
    const productId = await importer.createProduct({ ...picture, enabled: true, translations, facetValueIds: [] })
    await importer.createProductVariant({
      ...picture,
      productId,
      sku: `p${n}`,
      // In hundredths.
      price: PRICE * 100,
      taxCategoryId: tax?.id,
      trackInventory: 'FALSE',
      stockOnHand: 1,
      optionIds: [],
      facetValueIds: [],
      translations: [{ languageCode: 'en', name: title }],
    })
    return productId
  }
  const ids: Entity['id'][] = []
  for (let start = 0; start < products.length; start += AT_ONCE)
    ids.push(...(await Promise.all(products.slice(start, start + AT_ONCE).map((product, n) => put(product, start + n)))))
  // New tables have no statistics yet, without which PostgreSQL plans the indexer's joins badly.
  await rawConnection.query('analyze')
  const context = await (app.get(core.RequestContextService) as { create(options: object): Promise<object> }).create({ apiType: 'admin' })
  await (app.get(core.SearchService) as { reindex(context: object): Promise<object> }).reindex(context)
  const indexed = async (): Promise<number> =>
    (await rawConnection.query<{ n: number }>('select count(*)::int as n from search_index_item'))[0]?.n ?? 0
  const end = performance.now() + PATIENCE
  while ((await indexed()) < products.length) {
    if (performance.now() > end) throw new Error('the search index is not ready')
    await pause(500)
  }
  const every = Math.max(1, Math.floor(ids.length / ASKED))
  writeFileSync('seeded.json', JSON.stringify({ ids: ids.filter((_, n) => n % every === 0) }))
}

const [, , what, port] = process.argv
if (what === 'seed') {
  await seed()
  // Closing the app may wait for its jobs for ever.
  process.exit(0)
}
await core.bootstrap(configOf(Number(port), false))
