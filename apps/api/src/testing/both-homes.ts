import { afterAll, beforeAll, describe } from 'vitest'
import { type Home, HOMES } from './databases.ts'
import { startTestShop, type TestShop } from './shop.ts'

/** A shop for tests of what is the same in both homes, on the embedded database. */
export function inOneHome(name: string, define: (shop: () => TestShop) => void, environment: Record<string, string> = {}): void {
  describe(name, () => withShop('embedded', environment, define))
}

/** Runs an operation's tests twice, against the embedded database and against PostgreSQL, each with a shop of its own. */
export function bothHomes(name: string, define: (shop: () => TestShop) => void, environment: Record<string, string> = {}): void {
  describe.each(HOMES)(`${name}, %s`, (home) => withShop(home, environment, define))
}

function withShop(home: Home, environment: Record<string, string>, define: (shop: () => TestShop) => void): void {
  let shop: TestShop | undefined
  beforeAll(async () => {
    shop = await startTestShop(home, environment)
  })
  afterAll(() => shop?.remove())
  define(() => {
    if (shop === undefined) throw new Error('the shop is not open yet')
    return shop
  })
}
