import { afterAll, beforeAll, expect, it } from 'vitest'
import { logLines } from '../testing/log-lines.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import { SELF_SIGNED } from '../testing/self-signed.ts'
import { createMailer } from './mail.ts'

let server: MailServer
beforeAll(async () => {
  server = await startMailServer(SELF_SIGNED)
})
afterAll(() => server.close())

it('sends no mail to a server whose certificate no authority has signed', async () => {
  const mailer = createMailer({ smtpUrl: server.url, mailFrom: 'shop@example.com', dataDir: '' }, logLines().log)
  await expect(mailer.deliver({ to: 'asha@example.com', subject: 'Tea', text: 'Tea', html: '<p>Tea</p>' })).rejects.toThrow(/self-signed/)
  expect(server.recipients).toEqual([])
})
