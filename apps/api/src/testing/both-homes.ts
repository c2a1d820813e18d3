import { afterAll, beforeAll, describe } from 'vitest'
import { HOMES } from './databases.ts'
import { startTestShop, type TestShop } from './shop.ts'

/** Runs an operation's tests twice, against the embedded database and against PostgreSQL, each with a shop of its own. */
export function bothHomes(name: string, define: (shop: () => TestShop) => void, environment: Record<string, string> = {}): void {
  describe.each(HOMES)(`${name}, %s`, (home) => {
    let shop: TestShop | undefined
    beforeAll(async () => {
      shop = await startTestShop(home, environment)
    })
    afterAll(() => shop?.remove())
    define(() => {
      if (shop === undefined) throw new Error('the shop is not open yet')
      return shop
    })
  })
}
