import type { Db } from '../../platform/database/database.ts'

/** Keeps an event; false when this one was kept before. */
export async function keepEvent(db: Db, event: { id: string; type: string; body: object }, now: Date): Promise<boolean> {
  const added = await db
    .insertInto('webhook_events')
    .values({ event_id: event.id, type: event.type, body: JSON.stringify(event.body), received_at: now, processed_at: null, outcome: null })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return added !== undefined
}

export const eventById = (db: Db, id: string) => db.selectFrom('webhook_events').selectAll().where('event_id', '=', id).executeTakeFirst()

/** One page of the events not acted on yet, after the id `after`. In the order of ids: what they end in does not depend on the order. */
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
