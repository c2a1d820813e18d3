import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayInIndia } from '@chitra/gst/financial-year.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addItem } from '../testing/items.ts'
import { buy } from '../testing/purchases.ts'
import { startTestShop, type TestShop } from '../testing/shop.ts'
import { sayPlace, SUPPLIER } from '../testing/supplier.ts'
import { chitra } from './testing.ts'

describe('the return of a month by command', { timeout: 240_000 }, () => {
  let shop: TestShop
  const folder = mkdtempSync(join(tmpdir(), 'chitra-gst-'))
  const month = dayInIndia(new Date()).slice(0, 7)
  const gst = (environment = SUPPLIER as Record<string, string>, asked = month) =>
    chitra(shop.storage, ['gst', '--month', asked, '--out', folder], environment)
  beforeAll(async () => {
    shop = await startTestShop('postgres', SUPPLIER)
    const item = await addItem(shop.services)
    for (const place of ['27', '29']) {
      const buyer = await shop.member()
      await sayPlace(buyer, place)
      await buy(shop, buyer, [item])
    }
  })
  afterAll(async () => {
    await shop.remove()
    rmSync(folder, { recursive: true })
  })

  it('leaves out what was paid in the sandbox', async () => {
    expect(await gst()).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^b2cs +0$/m) })
  })

  it('writes a file for each table and the portal’s JSON, which agree with the orders', async () => {
    await sql`update papers set facts = jsonb_set(facts, '{isSpecimen}', 'false')`.execute(shop.services.db)
    expect(await gst()).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^b2cs +2$/m) })
    expect(readdirSync(folder).filter((name) => name.endsWith('.csv'))).toHaveLength(8)
    const json = JSON.parse(readFileSync(join(folder, `gstr1-${month}.json`), 'utf8')) as { b2cs: { pos: string; txval: number }[] }
    expect(json.b2cs.map(({ pos, txval }) => [pos, txval]).toSorted()).toEqual([
      ['27', 199],
      ['29', 199],
    ])
    expect(readFileSync(join(folder, `gstr1-${month}-b2cs.csv`), 'utf8')).toContain('Karnataka (29),18,234.82,199.00,35.82,0.00,0.00')
  })

  it('ends with 1, and says why, if an order has no invoice', async () => {
    const { id } = await shop.services.db.selectFrom('papers').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    await shop.services.db.deleteFrom('papers').where('id', '=', id).execute()
    expect(await gst()).toMatchObject({ code: 1, err: expect.stringContaining('1 invoices, but 2 orders.') })
  })

  it('refuses a month that is none, and a shop without a GSTIN', async () => {
    expect(await gst(SUPPLIER, '2026-13')).toMatchObject({ code: 2, err: expect.stringContaining('It must be a month such as 2026-11.') })
    expect(await gst({ DEMO_CATALOGUE: 'off' })).toMatchObject({ code: 2, err: expect.stringContaining('This shop has no GSTIN') })
  })
})
