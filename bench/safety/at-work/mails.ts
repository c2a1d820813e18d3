import { setTimeout as pause } from 'node:timers/promises'
import { startMailServer } from '@chitra/api/testing/mail-server.ts'
import { newVisitor } from '@chitra/api/testing/visitor.ts'
import { PASSWORD } from '../../logins/shop.ts'
import { newKillableShop } from '../killable-shop.ts'
import type { Work } from './work.ts'

/** Mails at the server at once. */
const MAILS = 4
/** Kills; each waits until the queue takes what is left, which is minutes. */
const MOST = 3
/** Milliseconds. The queue gives up on a job after two minutes, looks for such jobs each minute, and then waits twenty seconds. */
const PATIENCE = 6 * 60_000

/** Mails that the mail server has taken but not confirmed when the shop is killed: each is sent again. */
export const mails: Work = async ({ newPlace, times }) => {
  const problems: string[] = []
  let slowest = 0
  const kills = Math.min(times, MOST)
  const server = await startMailServer()
  const place = await newPlace()
  const shop = await newKillableShop({ ...place.settings, DEMO_CATALOGUE: 'off', SMTP_URL: server.url })
  try {
    await shop.start()
    for (let n = 0; n < kills; n += 1) {
      const held = server.hold()
      const visitor = await newVisitor(shop.url)
      const addresses = Array.from({ length: MAILS }, (_, k) => `mail-${n}-${k}@example.com`)
      for (const email of addresses)
        await visitor.call('signUp', { body: { firstName: 'Asha', lastName: 'Rao', email, password: PASSWORD } })
      await held.waiting(MAILS)
      shop.kill()
      await shop.ended()
      held.release()
      const before = server.recipients.length
      await shop.start()
      const began = performance.now()
      const missing = () => addresses.filter((email) => !server.recipients.slice(before).includes(email))
      while (missing().length > 0 && performance.now() - began < PATIENCE) await pause(1_000)
      slowest = Math.max(slowest, performance.now() - began)
      if (missing().length > 0) problems.push(`${missing().length} of ${MAILS} mails are lost`)
    }
  } finally {
    await shop.remove()
    await server.close()
  }
  return { kills, slowest, problems }
}
