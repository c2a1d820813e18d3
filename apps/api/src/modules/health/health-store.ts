import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** @throws when the database does not answer */
export const askDatabase = async (db: Db): Promise<void> => void (await sql`select 1`.execute(db))
