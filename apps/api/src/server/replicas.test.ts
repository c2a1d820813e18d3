import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addItem, type TestItem } from '../testing/items.ts'
import { type RunningPostgres, startPostgres } from '../testing/postgres.ts'
import { eventually, startTestShop, type TestShop, type Visitor } from '../testing/shop.ts'

/** Two shops on one database with a real streaming replica: one accepts any lag, the other a second. */
describe('a shop with a replica', () => {
  let primary: RunningPostgres
  let replica: RunningPostgres
  let patient: TestShop
  let strict: TestShop
  let item: TestItem
  let somebody: Visitor
  let member: Visitor

  beforeAll(async () => {
    primary = await startPostgres()
    replica = await primary.replica()
    const start = (seconds: string) =>
      startTestShop('postgres', { DATABASE_URL: primary.url, DATABASE_REPLICA_URLS: replica.url, DATABASE_REPLICA_LAG_SECONDS: seconds })
    patient = await start('600')
    strict = await start('1')
    item = await addItem(patient.services, { name: 'Old name', keywords: ['heron'] })
    somebody = await patient.visitor()
    member = await patient.member()
    await inUse(patient)
    await inUse(strict)
    await eventually(async () => ((await nameFor(somebody)) === 'Old name' ? true : undefined), 'the item on the replica')
  })
  afterAll(async () => {
    await Promise.all([patient.remove(), strict.remove()])
    await replica.stop()
    await primary.stop()
  })

  const inUse = ({ services }: TestShop) => eventually(async () => (services.readsReplica() ? true : undefined), 'the replica in use')
  const rename = (name: string) => patient.services.db.updateTable('items').set({ name }).where('id', '=', item.id).execute()
  const nameFor = async (visitor: Visitor): Promise<string | undefined> =>
    (await visitor.call('getImage', { params: { id: item.publicId } })).body.data?.image.name
  const namesInList = async (visitor: Visitor): Promise<string[]> => {
    const { status, body } = await visitor.call('listImages', { query: { search: 'heron' } })
    expect(status).toBe(200)
    return body.data.image.map(({ name }: { name: string }) => name)
  }

  it('reads lists and items there, and what somebody is signed in for from the primary', async () => {
    await replica.query('select pg_wal_replay_pause()')
    await rename('New name')
    expect([await namesInList(somebody), await nameFor(somebody), await nameFor(member)]).toEqual([['Old name'], 'Old name', 'New name'])
    await member.call('addToCart', { body: { imageId: item.publicId } })
    expect((await member.call('getCart')).body.data).toMatchObject({ count: 1, cart: [{ imageId: { name: 'New name' } }] })
    await replica.query('select pg_wal_replay_resume()')
    await eventually(async () => ((await nameFor(somebody)) === 'New name' ? true : undefined), 'the new name on the replica')
  })

  it('reads the primary while the replica is behind by more than allowed, and the replica again later', async () => {
    const visitor = await strict.visitor()
    await replica.query('select pg_wal_replay_pause()')
    await rename('Newer name')
    await eventually(async () => ((await nameFor(visitor)) === 'Newer name' ? true : undefined), 'the name from the primary')
    expect(strict.services.readsReplica()).toBe(false)
    await replica.query('select pg_wal_replay_resume()')
    await inUse(strict)
    expect(await namesInList(visitor)).toEqual(['Newer name'])
  })

  it('answers every call while the replica is lost, from the primary at once, and reads it again when it is back', async () => {
    const stopped = replica.pause().then(() => true)
    for (let isStopped = false; !isStopped;)
      isStopped = await Promise.race([
        stopped,
        namesInList(somebody)
          .then((names) => expect(names).toHaveLength(1))
          .then(() => false),
      ])
    await rename('Newest name')
    expect([await namesInList(somebody), await nameFor(somebody)]).toEqual([['Newest name'], 'Newest name'])
    expect(patient.services.readsReplica()).toBe(false)
    await replica.start()
    await inUse(patient)
    await eventually(async () => ((await nameFor(somebody)) === 'Newest name' ? true : undefined), 'the item on the replica')
  })
})
