import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Product, PRICE } from './products.ts'

// Run by `medusa exec` in the folder where Medusa is installed: puts the products of products.json into its database by its own workflows, and writes what a storefront must know to
// seeded.json. Medusa is no dependency of ours, so it is loaded from that folder, and its types are what is used here.

type Flow = (container: unknown) => { run(call: { input: object }): Promise<{ result: unknown }> }
interface Made {
  id: string
  token: string
}

/** Products in one call of the workflow. */
const BATCH = 200
/** Of the products, so many are asked for one by one. */
const ASKED = 500

export default async function seed({ container }: { container: unknown }): Promise<void> {
  const flows = createRequire(join(process.cwd(), 'package.json'))('@medusajs/medusa/core-flows') as Record<string, Flow>
  const run = async <Result>(name: string, input: object): Promise<Result> => {
    const flow = flows[name]
    if (flow === undefined) throw new Error(`Medusa has no ${name}`)
    return (await flow(container).run({ input })).result as Result
  }
  const first = async (name: string, input: object): Promise<Made> => (await run<Made[]>(name, input))[0] ?? { id: '', token: '' }
  const channel = await first('createSalesChannelsWorkflow', { salesChannelsData: [{ name: 'Peer' }] })
  const profile = await first('createShippingProfilesWorkflow', { data: [{ name: 'Peer', type: 'default' }] })
  const region = await first('createRegionsWorkflow', { regions: [{ name: 'India', currency_code: 'inr', countries: ['in'] }] })
  const key = await first('createApiKeysWorkflow', { api_keys: [{ title: 'Peer', type: 'publishable', created_by: '' }] })
  await run('linkSalesChannelsToApiKeyWorkflow', { id: key.id, add: [channel.id] })
  const products = JSON.parse(readFileSync('products.json', 'utf8')) as Product[]
  const ids: string[] = []
  for (let start = 0; start < products.length; start += BATCH) {
    const made = await run<Made[]>('createProductsWorkflow', {
      products: products.slice(start, start + BATCH).map(({ title, description, picture }, n) => ({
        title,
        description,
        handle: `p${start + n}`,
        thumbnail: picture,
        images: [{ url: picture }],
        status: 'published',
        shipping_profile_id: profile.id,
        sales_channels: [{ id: channel.id }],
        options: [{ title: 'Licence', values: ['Standard'] }],
        variants: [
          {
            title: 'Standard',
            manage_inventory: false,
            options: { Licence: 'Standard' },
            prices: [{ amount: PRICE, currency_code: 'inr' }],
          },
        ],
      })),
    })
    ids.push(...made.map(({ id }) => id))
  }
  const every = Math.max(1, Math.floor(ids.length / ASKED))
  writeFileSync('seeded.json', JSON.stringify({ key: key.token, region: region.id, ids: ids.filter((_, n) => n % every === 0) }))
}
