import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** @throws if the database does not answer */
export const pingDatabase = async (db: Db): Promise<void> => void (await sql`select 1`.execute(db))
