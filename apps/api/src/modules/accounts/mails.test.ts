import { CHITRA } from '@chitra/messages/shop.ts'
import { afterAll, expect, it } from 'vitest'
import { hashSecret } from '../../platform/ids.ts'
import { dumpTables } from '../../testing/dump-tables.ts'
import { buy } from '../../testing/purchases.ts'
import { addItem } from '../../testing/items.ts'
import { queueCreatorUpdates } from './creator-updates.ts'
import { queueLetter } from './letters.ts'
import { orderMail } from '../payments/mails.ts'
import { onOneDatabase } from '../../testing/on-databases.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { eventually, PASSWORD } from '../../testing/shop.ts'

const mail = await startMailServer()
afterAll(() => mail.close())

onOneDatabase(
  'mails, over SMTP',
  (shop) => {
    it('get their codes when they are sent: neither queue nor tables contain a code [D-10]', async () => {
      const member = await shop().member({ email: 'queue@example.com' })
      const visitor = await shop().visitor()
      const fields = { firstName: 'Asha', lastName: 'Rao' }
      await visitor.call('signUp', { body: { ...fields, email: 'queue-new@example.com', password: PASSWORD } })
      await visitor.call('forgotPassword', { body: { email: member.email } })
      const texts = [await mail.next('queue-new@example.com'), await mail.next(member.email)]
      const change = { ...fields, email: 'queue-other@example.com', password: PASSWORD }
      await member.call('updateUser', { params: { id: member.userId }, body: change })
      texts.push(await mail.next(member.email), await mail.next('queue-other@example.com'))
      const codes = texts.map(({ text }) => /(?:code=|reset-password\/|undo-email-change\/)([\w-]{43})/.exec(text ?? '')?.[1] ?? 'no code')
      expect(codes).not.toContain('no code')
      const stored = await dumpTables(shop().services.db)
      for (const code of codes) {
        expect(stored).not.toContain(code)
        // The dump does contain the hashes, which proves that the search works.
        expect(stored).toContain(hashSecret(code).toString('hex'))
      }
    })

    it('are sent several at a time, receipts first', async () => {
      const { pool } = shop().services.database
      const visitor = await shop().visitor()
      const slow = mail.hold()
      const addresses = Array.from({ length: 6 }, (_, n) => `at-once-${n}@example.com`)
      for (const to of addresses) await visitor.call('signUp', { body: { firstName: 'Asha', email: to, password: PASSWORD } })
      await slow.waiting(4)
      await shop().services.jobs.send(
        'mail',
        orderMail(CHITRA, { email: 'receipt@example.com', language: 'en' }, { names: ['Tea'], total: '₹1', link: 'http://x' }),
      )
      const { rows } = await pool.query<{ state: string; n: number }>(
        `select state, count(*)::int as n from jobs.job where name = 'mail' and state in ('active', 'created') group by state order by state`,
      )
      expect(rows).toEqual([
        { state: 'created', n: 3 },
        { state: 'active', n: 4 },
      ])
      slow.release()
      await Promise.all([...addresses, 'receipt@example.com'].map((to) => mail.next(to)))
      const order = mail.recipients.slice(-3)
      expect(order[0]).toBe('receipt@example.com')
    })

    it('about new work and messages are sent only to users who have enabled them', async () => {
      const { services } = shop()
      const names = ['on', 'off', 'later'] as const
      const [on, off, later] = await Promise.all(names.map((name) => shop().member({ email: `switch-${name}@example.com` })))
      if (on === undefined || off === undefined || later === undefined) throw new Error('three members expected')
      const bought = await addItem(services)
      for (const member of [on, off, later]) await buy(shop(), member, [bought])
      const turn = (who: typeof on, to: 'true' | 'false') =>
        who.call('updateUser', {
          params: { id: who.userId },
          body: { firstName: 'Asha', email: who.email, creatorUpdates: to, mailMessages: to },
        })
      for (const member of [on, later]) await turn(member, 'true')
      await queueCreatorUpdates(services)
      const fresh = await addItem(services, { name: 'Mangoes of June' })
      const held = mail.hold()
      for (let n = 0; n < 4; n += 1) await queueLetter(services, { letter: 'reset-password', emailKey: on.email })
      // All four workers are busy, so later mails wait.
      await held.waiting(4)
      shop().clock.move(1000)
      await queueCreatorUpdates(services)
      for (const { id } of [on, off, later])
        await queueLetter(services, { letter: 'message', userId: id, subject: 'The monsoon', text: 'Rain.\n\nMore rain.' })
      await turn(later, 'false')
      const before = mail.recipients.length
      held.release()
      const subjects: (string | undefined)[] = []
      while (subjects.length < 2) {
        const { subject, text = '' } = await mail.next(on.email)
        // The receipt and the reset links were sent before.
        if (subject === 'Your pictures are ready' || subject === 'Choose a new password for Chitra') continue
        subjects.push(subject)
        expect(text).toContain('/editProfile')
        if (subject?.startsWith('New work'))
          expect(text).toContain(`Mangoes of June, by Meera: ${services.publicUrl}/image/${fresh.publicId}`)
      }
      expect(subjects.toSorted()).toEqual(['New work by designers you bought from', 'The monsoon'])
      await eventually(
        async () =>
          (await services.database.pool.query(`select 1 from jobs.job where name = 'mail' and state in ('created', 'active', 'retry')`))
            .rows.length === 0 || undefined,
        'an empty queue',
      )
      expect(mail.recipients.slice(before).filter((to) => to !== on.email)).toEqual([])
    })

    it('have one recipient, whatever names and emails contain [TI-07]', async () => {
      const before = mail.recipients.length
      const visitor = await shop().visitor()
      const account = { firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com', password: PASSWORD }
      for (const hostile of [
        { firstName: 'Asha\r\nBcc: x@evil.example' },
        { firstName: '<a href="https://evil.example">Asha</a>' },
        { lastName: 'Rao\nTo: x@evil.example' },
        { email: 'asha@example.com\r\nBcc: x@evil.example' },
        { email: 'asha@example.com, x@evil.example' },
        { email: '"asha@example.com" <x@evil.example>' },
        { email: 'asha@example.com>\r\nRCPT TO:<x@evil.example' },
      ])
        expect((await visitor.call('signUp', { body: { ...account, ...hostile } })).status, JSON.stringify(hostile)).toBe(400)
      expect((await visitor.call('signUp', { body: { ...account, firstName: "D'Arcy", email: "o'brien+tag@example.com" } })).status).toBe(
        200,
      )
      const sent = await mail.next("o'brien+tag@example.com")
      expect([sent.to, sent.cc ?? [], sent.bcc ?? []]).toEqual([[{ name: '', address: "o'brien+tag@example.com" }], [], []])
      expect(new Set(mail.recipients.slice(before))).toEqual(new Set(["o'brien+tag@example.com"]))
      expect(sent.text).toContain("Namaste D'Arcy,")
      expect(sent.html).not.toContain('<script')
    })
  },
  { SMTP_URL: mail.url },
)
