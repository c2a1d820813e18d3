import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { describe, expect, it } from 'vitest'
import { DATABASES, newMigratedStorage } from '../../testing/databases.ts'
import { logLines } from '../../testing/log-lines.ts'
import { SHORT_LIVED } from '../../testing/node-flags.ts'
import { startTestShop } from '../../testing/shop.ts'
import { openDatabase } from './database.ts'

const OPERATING = new URL('../../../../../docs/operating.md', import.meta.url)
const WRITER = new URL('../../testing/open-and-wait.ts', import.meta.url).pathname

describe.each(DATABASES)('a power cut, %s', (database) => {
  it('can take what a database without fsync has promised: each start logs which it is, and the manual says so [TV-05]', async () => {
    const { log, lines } = logLines()
    const shop = await startTestShop(database, {}, undefined, log)
    const entry = lines.map((line) => JSON.parse(line) as Record<string, unknown>).find(({ fsync }) => fsync !== undefined)
    await shop.remove()
    expect(entry).toMatchObject(
      database === 'embedded' ? { level: 30, embedded: true, fsync: 'off' } : { level: 30, embedded: false, fsync: 'on' },
    )
    const manual = readFileSync(OPERATING, 'utf8')
    expect(manual).toContain('It may not survive a power cut')
    expect(manual).toContain(String(entry?.['msg']))
  })
})

describe('the embedded database', () => {
  it('is up again after each kill -9 while it writes, and has every row that was confirmed [TV-06]', async () => {
    const storage = await newMigratedStorage('embedded')
    const confirmed: string[] = []
    for (let kill = 1; kill <= 2; kill += 1) {
      const writer = spawn(process.execPath, [...SHORT_LIVED, WRITER, storage.dataDir], { stdio: ['pipe', 'pipe', 'inherit'] })
      const lines = createInterface({ input: writer.stdout })[Symbol.asyncIterator]()
      expect((await lines.next()).value).toBe('ready')
      // More than are waited for, so that the kill comes in the middle of one.
      writer.stdin.write(Array.from({ length: 200 }, (_, n) => `row ${kill} ${n}\n`).join(''))
      for (let n = 0; n < 20; n += 1) confirmed.push((await lines.next()).value as string)
      writer.kill('SIGKILL')
      await once(writer, 'exit')
    }
    const { db, close } = await openDatabase(storage)
    const rows = await db.selectFrom('settings').select('name').where('value', '=', 'written').execute()
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(confirmed))
    expect(confirmed).toHaveLength(40)
    await close()
    storage.remove()
  })
})
