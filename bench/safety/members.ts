import { openDatabase } from '@chitra/api/platform/database/database.ts'
import { systemClock } from '@chitra/api/platform/clock.ts'
import { addMember } from '@chitra/api/testing/members.ts'
import { sayPlace } from '@chitra/api/testing/supplier.ts'
import { newVisitor, type Visitor } from '@chitra/api/testing/visitor.ts'
import type { KillableShop } from './killable-shop.ts'

/** Starts a shop, waits until its pictures are drawn, and gives it buyers. Returns them with the ids of what is for sale. */
export async function openWithMembers(shop: KillableShop, count: number): Promise<{ items: string[]; buyers: Visitor[] }> {
  await shop.start()
  await shop.drawn()
  const items = await shop.itemsForSale()
  return { items, buyers: await addMembers(shop, count) }
}

/** Gives a running shop many signed-in buyers, who have said where their invoices go. It is stopped for that: over HTTP each takes half a second of hashing. */
export async function addMembers(shop: KillableShop, count: number): Promise<Visitor[]> {
  await shop.stop()
  const database = await openDatabase({ databaseUrl: shop.environment['DATABASE_URL'] ?? null, dataDir: shop.dataDir })
  const members: { token: string; userId: string }[] = []
  for (let n = 0; n < count; n += 1) members.push(await addMember({ db: database.db, clock: systemClock }, {}))
  await database.close()
  await shop.start()
  const visitors: Visitor[] = []
  for (const { token, userId } of members) {
    const visitor = Object.assign(await newVisitor(shop.url), { token, userId })
    await sayPlace(visitor)
    visitors.push(visitor)
  }
  return visitors
}
