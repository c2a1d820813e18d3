import { openDatabase } from '../platform/database/database.ts'

// Opens the embedded database of a folder, writes a row, says so, and stays until killed.
const { db } = await openDatabase({ dataDir: process.argv[2] ?? '', databaseUrl: null })
await db.insertInto('settings').values({ name: 'opener', value: 'was here' }).execute()
process.stdout.write('ready\n')
