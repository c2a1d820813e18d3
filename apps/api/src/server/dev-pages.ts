import escapeHtml from 'escape-html'
import type { FastifyRequest } from 'fastify'

/** The look of the pages for who develops the shop. */
export const STYLE =
  'body{margin:0;background:#faf6ef;color:#1e1a15;font:16px/1.5 system-ui,sans-serif}main{max-width:720px;margin:0 auto;padding:32px 20px}article{background:#fffdf9;border:1px solid #e6ddcf;border-radius:14px;padding:20px;margin:16px 0}h1{font-size:24px}h2{font-size:18px;margin:0}p.meta{color:#655c51;margin:4px 0 12px}pre{white-space:pre-wrap;word-break:break-word;font:inherit;margin:0}a{color:#2c3a8c}@media(prefers-color-scheme:dark){body{background:#141110;color:#f5efe5}article{background:#1b1714;border-color:#352e27}p.meta{color:#b5a999}a{color:#a9b6ff}}'

/** Headers that a proxy adds to a forwarded request: those of RFC 7239 and RFC 9110, and common older ones. */
const FORWARDED = /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-original-.+|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.+)$/
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/** Whether a request comes from this machine and not through a proxy on it. Looks at the peer's address, which headers cannot change. */
export const isFromHere = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && !Object.keys(headers).some((name) => FORWARDED.test(name))

/** @param page `head` and `body` are HTML */
export const devPage = ({ title, head, body }: { title: string; head: string; body: string }): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>${head}</head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`
