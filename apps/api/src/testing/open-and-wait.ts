import { createInterface } from 'node:readline'
import { openDatabase } from '../platform/database/database.ts'

// Opens a folder's embedded database, or the one at an address, prints that it did, then writes a row for each line it reads and confirms it, until killed.
const [, , dataDir = '', databaseUrl = null] = process.argv
const { db } = await openDatabase({ dataDir, databaseUrl })
process.stdout.write('ready\n')
for await (const name of createInterface({ input: process.stdin })) {
  await db.insertInto('settings').values({ name, value: 'written' }).execute()
  process.stdout.write(`${name}\n`)
}
