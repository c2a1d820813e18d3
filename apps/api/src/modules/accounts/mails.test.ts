import { afterAll, expect, it } from 'vitest'
import { bothHomes } from '../../testing/both-homes.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { PASSWORD } from '../../testing/shop.ts'

const mail = await startMailServer()
afterAll(() => mail.close())

bothHomes(
  'mails, over SMTP',
  (shop) => {
    it('go to one address, whatever stands in names and addresses [TI-07]', async () => {
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
      expect(new Set(mail.recipients)).toEqual(new Set(["o'brien+tag@example.com"]))
      expect(sent.text).toContain("Namaste D'Arcy,")
      expect(sent.html).not.toContain('<script')
    })
  },
  { SMTP_URL: mail.url },
)
