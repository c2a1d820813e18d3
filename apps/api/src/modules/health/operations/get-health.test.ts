import { mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '../../../testing/databases.ts'
import { startShopWithoutDatabase } from '../../../testing/shop-without-database.ts'
import { startTestShop, type TestShop } from '../../../testing/shop.ts'

describe.each(DATABASES)('getHealth, %s', (database) => {
  let shop: TestShop
  let withoutDatabase: TestShop
  beforeAll(async () => {
    shop = await startTestShop(database)
    withoutDatabase = await startShopWithoutDatabase(database)
  })
  afterAll(async () => {
    await shop.remove()
    await withoutDatabase.remove()
  })

  describe('200', () => {
    it('reports that database and files work', async () => {
      const visitor = await shop.visitor()
      expect((await visitor.call('getHealth')).body).toEqual({ success: true, code: 200, data: { database: 'ok', files: 'ok' } })
    })
  })

  describe('503', () => {
    it('reports unreachable file storage', async () => {
      const visitor = await shop.visitor()
      const folder = join(shop.dataDir, 'files')
      await rename(folder, `${folder}-away`)
      // Replacing the folder by a file simulates an unreadable disk, even for root.
      await writeFile(folder, '')
      const { body } = await visitor.call('getHealth')
      await rm(folder)
      await rename(`${folder}-away`, folder)
      expect(body).toMatchObject({ success: false, code: 503, errorMessage: 'The file storage is not available' })
      expect(JSON.stringify(body)).not.toContain(shop.dataDir)
      expect((await visitor.call('getHealth')).status).toBe(200)
    })

    it('reports a folder that is not writable', async () => {
      const visitor = await shop.visitor()
      const probe = join(shop.dataDir, 'files', '.can-be-written')
      await rm(probe, { force: true })
      // A folder in place of the probe file makes writing fail, as on a full disk; reading still works.
      await mkdir(probe)
      expect((await visitor.call('getHealth')).body).toMatchObject({ code: 503, errorMessage: 'The file storage is not available' })
      expect((await visitor.call('listImages')).status).toBe(200)
      await rmdir(probe)
      expect((await visitor.call('getHealth')).status).toBe(200)
    })

    it('reports an unreachable database, without internal details [TV-03]', async () => {
      const { status, body } = await (await withoutDatabase.visitor()).call('getHealth')
      expect([status, body.errorMessage]).toEqual([503, 'The database does not answer'])
      expect(JSON.stringify(body)).not.toMatch(/ECONN|postgres|select|driver|node_modules/i)
    })
  })
})
