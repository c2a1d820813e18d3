import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOMES } from '../../../testing/databases.ts'
import { startShopWithoutDatabase } from '../../../testing/shop-without-database.ts'
import { startTestShop, type TestShop } from '../../../testing/shop.ts'

describe.each(HOMES)('getHealth, %s', (home) => {
  let shop: TestShop
  let poor: TestShop
  beforeAll(async () => {
    shop = await startTestShop(home)
    poor = await startShopWithoutDatabase(home)
  })
  afterAll(async () => {
    await shop.remove()
    await poor.remove()
  })

  describe('200', () => {
    it('says that database and files answer', async () => {
      const visitor = await shop.visitor()
      expect((await visitor.call('getHealth')).body).toEqual({ success: true, code: 200, data: { database: 'ok', files: 'ok' } })
    })
  })

  describe('503', () => {
    it('says that the files cannot be reached, while they cannot', async () => {
      const visitor = await shop.visitor()
      const folder = join(shop.dataDir, 'files')
      await rename(folder, `${folder}-away`)
      // A file where the folder should be: as good as a disk that cannot be read, whoever runs the tests.
      await writeFile(folder, '')
      const { body } = await visitor.call('getHealth')
      await rm(folder)
      await rename(`${folder}-away`, folder)
      expect(body).toMatchObject({ success: false, code: 503, errorMessage: 'The files cannot be reached' })
      expect(JSON.stringify(body)).not.toContain(shop.dataDir)
      expect((await visitor.call('getHealth')).status).toBe(200)
    })

    it('says that the database does not answer, and shows no inside [TV-03]', async () => {
      const { status, body } = await (await poor.visitor()).call('getHealth')
      expect([status, body.errorMessage]).toEqual([503, 'The database does not answer'])
      expect(JSON.stringify(body)).not.toMatch(/ECONN|postgres|select|driver|node_modules/i)
    })
  })
})
