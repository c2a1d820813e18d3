import escapeHtml from 'escape-html'
import type { FastifyInstance } from 'fastify'
import PostalMime from 'postal-mime'
import { fault } from '../contract/fault.ts'
import { readOutbox } from '../platform/mail.ts'
import { devPage, isFromHere, STYLE } from './dev-pages.ts'

const withLinks = (text: string): string => escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`)

/** `/dev/mailbox`: shows unsent mails, for development. Registered only with `DEV_MAILBOX`, and served only to this machine. */
export async function devMailbox(app: FastifyInstance, { dataDir }: { dataDir: string }): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (!isFromHere(request)) throw fault(404, 'There is no such page', { detail: 'the mailbox is served to this machine only' })
    reply.header('cache-control', 'no-store')
  })
  app.get('/dev/mailbox.css', async (_, reply) => await reply.type('text/css').send(STYLE))
  app.get('/dev/mailbox', async (_, reply) => {
    const mails = await Promise.all((await readOutbox(dataDir)).map(({ source }) => PostalMime.parse(source)))
    const list = mails.map(
      (mail) =>
        `<article><h2>${escapeHtml(mail.subject ?? '')}</h2><p class="meta">To ${escapeHtml((mail.to ?? []).map((to) => to.address ?? '').join(', '))} · ${escapeHtml(mail.date ?? '')}</p><pre>${withLinks(mail.text ?? '')}</pre></article>`,
    )
    return await reply.type('text/html').send(
      devPage({
        title: 'Development mailbox',
        head: '<link rel="stylesheet" href="/dev/mailbox.css">',
        body: `<p>No mail server is configured (SMTP_URL), so mails are kept here.</p>${list.join('') || '<p>Nothing yet.</p>'}`,
      }),
    )
  })
}
