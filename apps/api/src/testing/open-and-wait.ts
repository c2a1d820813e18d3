import { createInterface } from 'node:readline'
import { openDatabase } from '../platform/database/database.ts'

// Opens a folder's embedded database, prints that it did, then writes a row for each line it reads and confirms it, until killed.
const { db } = await openDatabase({ dataDir: process.argv[2] ?? '', databaseUrl: null })
process.stdout.write('ready\n')
for await (const name of createInterface({ input: process.stdin })) {
  await db.insertInto('settings').values({ name, value: 'written' }).execute()
  process.stdout.write(`${name}\n`)
}
