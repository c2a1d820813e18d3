import { readSetting, setSetting } from '../../platform/settings-store.ts'
import { updateRecipients } from './creator-updates-store.ts'
import { queueLetter } from './letters.ts'
import type { Needs } from './needs.ts'

const UNTIL = 'creator-updates-until'

/** Queues mails about designers' new work since the last run, for buyers who have enabled them. Runs once a day. */
export async function queueCreatorUpdates(services: Pick<Needs, 'db' | 'jobs' | 'clock'>): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const until = services.clock.now()
    const last = await readSetting(trx, UNTIL)
    await setSetting(trx, UNTIL, until.toISOString())
    // The first run only records the time: existing items are not new.
    if (last === undefined) return
    const period = { since: last, until: until.toISOString() }
    for (const userId of await updateRecipients(trx, { since: new Date(last), until }))
      await queueLetter(services, { letter: 'creator-updates', userId, ...period }, trx)
  })
}
