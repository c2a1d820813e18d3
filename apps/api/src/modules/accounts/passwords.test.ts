import { expect, it } from 'vitest'
import { onOneDatabase } from '../../testing/on-databases.ts'
import { addItem } from '../../testing/items.ts'
import { hashPassword } from './passwords.ts'
import { PASSWORD } from '../../testing/shop.ts'

onOneDatabase(
  'passwords',
  (shop) => {
    it('are checked again once a full queue has drained, even for missing accounts [TA-06]', async () => {
      const visitor = await shop().visitor()
      const logIn = async () => (await visitor.call('login', { body: { email: 'nobody@example.com', password: PASSWORD } })).status
      // The queue is full from the start, before the first login.
      const logged = new AbortController()
      const fill = async () => {
        while (!logged.signal.aborted) await hashPassword(PASSWORD).catch(() => new Promise(setImmediate))
      }
      const filled = Promise.all(Array.from({ length: 110 }, fill))
      expect(await logIn()).toBe(429)
      logged.abort()
      await filled
      expect(await logIn()).toBe(401)
    })

    it('are checked a few at a time: of 200 logins some are told to retry, and browsing continues [TA-08, ASVS 15.2.2]', async () => {
      // A different account for each login, because guesses at one account are slowed down.
      const members = await Promise.all(Array.from({ length: 201 }, () => shop().member()))
      await addItem(shop().services)
      const logIn = async () => {
        const who = members.pop()
        return (await who?.call('login', { body: { email: who.email, password: PASSWORD } }))?.status
      }
      const browse = async () => (await (await shop().visitor()).call('listImages', { query: { search: 'tea' } })).status
      const [logins, pages] = await Promise.all([
        Promise.all(Array.from({ length: 200 }, logIn)),
        Promise.all(Array.from({ length: 50 }, browse)),
      ])
      expect(new Set(pages)).toEqual(new Set([200]))
      // Fifty are accepted at a time; the others are told to retry.
      expect(logins.filter((status) => status === 200).length).toBeGreaterThanOrEqual(50)
      expect(logins.filter((status) => status !== 200 && status !== 429)).toEqual([])
      expect(await logIn()).toBe(200)
    })

    it('are stored as argon2id with 19 MiB and two passes, each with its own salt', async () => {
      const [one, other] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)]
      expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
      expect(one.split('$')[4]).not.toBe(other.split('$')[4])
    })

    it('of excessive length are refused before hashing [TA-08]', async () => {
      const visitor = await shop().visitor()
      const huge = await visitor.call('login', { body: { email: 'a@example.com', password: 'x'.repeat(1_000_000) } })
      expect(huge.status).toBe(413)
      const long = await visitor.call('login', { body: { email: 'a@example.com', password: 'x'.repeat(129) } })
      expect(long.status).toBe(400)
    })
  },
  { REQUESTS_AT_ONCE: '100' },
)
