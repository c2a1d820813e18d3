import type { Db } from '../../platform/database/database.ts'

/** Stores an event. Returns false if an event with this id is already stored. */
export async function storeEvent(db: Db, event: { id: string; type: string; body: object }, now: Date): Promise<boolean> {
  const added = await db
    .insertInto('webhook_events')
    .values({ event_id: event.id, type: event.type, body: JSON.stringify(event.body), received_at: now, processed_at: null, outcome: null })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return added !== undefined
}

export const eventById = (db: Db, id: string) => db.selectFrom('webhook_events').selectAll().where('event_id', '=', id).executeTakeFirst()

/** A page of unprocessed events with ids greater than `after`, by id. They may be processed in any order: the result is the same. */
export const unprocessedEvents = (db: Db, after: string) =>
  db
    .selectFrom('webhook_events')
    .select('event_id')
    .where('processed_at', 'is', null)
    .where('event_id', '>', after)
    .orderBy('event_id')
    .limit(500)
    .execute()

export async function markProcessed(db: Db, id: string, outcome: string, now: Date): Promise<void> {
  await db.updateTable('webhook_events').set({ processed_at: now, outcome }).where('event_id', '=', id).execute()
}
