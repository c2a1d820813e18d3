import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@chitra/api/platform/ports.ts'
import { CALL, requestText } from '../throughput/load.ts'
import { type Ground, install, run, type Running, serve } from './peer.ts'
import { LIMIT } from './products.ts'

const VERSION = '2.21.2'
const PROGRAM = 'node_modules/@medusajs/cli/cli.js'
/** What a tile or a page of ours shows, too. */
const FIELDS = 'fields=id,title,description,handle,thumbnail,*variants.calculated_price'

const CONFIG = `const { defineConfig } = require('@medusajs/framework/utils')
module.exports = defineConfig({
  admin: { disable: true },
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    http: { storeCors: '*', adminCors: '*', authCors: '*', jwtSecret: 'peer', cookieSecret: 'peer' },
  },
})
`

/** Medusa as its own start command runs it in production, without its admin pages. */
export async function startMedusa({ folder, databaseUrl, products, words }: Ground): Promise<Running> {
  await install(folder, { '@medusajs/cli': VERSION, '@medusajs/framework': VERSION, '@medusajs/medusa': VERSION })
  writeFileSync(join(folder, 'medusa-config.js'), CONFIG)
  writeFileSync(join(folder, 'products.json'), JSON.stringify(products))
  const environment = { DATABASE_URL: databaseUrl, MEDUSA_DISABLE_TELEMETRY: '1' }
  await run(folder, [PROGRAM, 'db:migrate', '--execute-all-links'], environment)
  await run(folder, [PROGRAM, 'exec', join(import.meta.dirname, 'medusa-seed.ts')], environment)
  const { key, region, ids } = JSON.parse(readFileSync(join(folder, 'seeded.json'), 'utf8')) as {
    key: string
    region: string
    ids: string[]
  }
  const port = await freePort()
  const { pid, stop } = await serve(
    folder,
    [PROGRAM, 'start', '--port', String(port), '--host', '127.0.0.1'],
    environment,
    `http://127.0.0.1:${port}/health`,
  )
  const get = (path: string): string => requestText(path, { ...CALL, 'x-publishable-api-key': key })
  const list = `/store/products?limit=${LIMIT}&region_id=${region}&${FIELDS}`
  return {
    pid,
    port,
    stop,
    requests: {
      'first page': [get(list)],
      'a word': words.map((word) => get(`${list}&q=${word}`)),
      'one product': ids.map((id) => get(`/store/products/${id}?region_id=${region}&${FIELDS}`)),
    },
  }
}
