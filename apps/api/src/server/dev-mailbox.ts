import escapeHtml from 'escape-html'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import PostalMime from 'postal-mime'
import { fault } from '../contract/fault.ts'
import { readOutbox } from '../platform/mail.ts'

const withLinks = (text: string): string => escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`)

const STYLE =
  'body{margin:0;background:#faf6ef;color:#1e1a15;font:16px/1.5 system-ui,sans-serif}main{max-width:720px;margin:0 auto;padding:32px 20px}article{background:#fffdf9;border:1px solid #e6ddcf;border-radius:14px;padding:20px;margin:16px 0}h1{font-size:24px}h2{font-size:18px;margin:0}p.meta{color:#655c51;margin:4px 0 12px}pre{white-space:pre-wrap;word-break:break-word;font:inherit;margin:0}a{color:#2c3a8c}@media(prefers-color-scheme:dark){body{background:#141110;color:#f5efe5}article{background:#1b1714;border-color:#352e27}p.meta{color:#b5a999}a{color:#a9b6ff}}'

/** Headers that a proxy adds to a forwarded request: those of RFC 7239 and RFC 9110, and common older ones. */
const FORWARDED = /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-original-.+|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.+)$/
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/** Whether a request comes from this machine and not through a proxy on it. Looks at the peer's address, which headers cannot change. */
const isFromHere = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && !Object.keys(headers).some((name) => FORWARDED.test(name))

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
    return await reply
      .type('text/html')
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Development mailbox</title><link rel="stylesheet" href="/dev/mailbox.css"></head><body><main><h1>Development mailbox</h1><p>No mail server is configured (SMTP_URL), so mails are kept here.</p>${list.join('') || '<p>Nothing yet.</p>'}</main></body></html>`,
      )
  })
}
