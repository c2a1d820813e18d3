import type { FastifyInstance } from 'fastify'
import type { Needs } from './needs.ts'

/** For the few answers that are sent before any hook runs; they need no permissions. */
export const BARE_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cache-control': 'no-store',
}

/** Seconds: two years. */
const TLS_FOR = 63_072_000

/** Makes the policy of a page. */
export type PolicyOf = (page?: { scripts?: readonly string[]; styleNonce?: string }) => string

/** The policy allows only this origin and configured hosts (D-13). A page adds the hashes of its inline scripts and the nonce of its styles. */
export async function policies({
  config,
  files,
  gateway,
  publicUrl,
}: Pick<Needs, 'config' | 'files' | 'gateway' | 'publicUrl'>): Promise<PolicyOf> {
  const script = new URL(gateway.checkoutScript, publicUrl)
  const payment =
    script.origin === new URL(publicUrl).origin
      ? []
      : script.hostname.endsWith('.razorpay.com')
        ? ['https://*.razorpay.com']
        : [script.origin]
  const analytics = config.analyticsScript === null ? [] : [new URL(config.analyticsScript).origin]
  const direct = await files.directAddress('public/a')
  const store = direct === null ? [] : [new URL(direct).origin]
  return ({ scripts = [], styleNonce } = {}) =>
    Object.entries({
      'default-src': ["'none'"],
      'script-src': ["'self'", ...payment, ...analytics, ...scripts],
      'style-src': ["'self'", ...(styleNonce === undefined ? [] : [`'nonce-${styleNonce}'`])],
      'img-src': ["'self'", 'data:', 'blob:', ...store],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ...payment, ...analytics, ...store],
      'frame-src': ["'self'", ...payment],
      'manifest-src': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'frame-ancestors': ["'none'"],
    })
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join(';')
}

/** What is a picture, a script, a style, letters, an icon or the manifest: a policy for pages would be most of its head, and means nothing for it. */
const FILE = /^\/(?:(?:hi\/)?(?:media|assets)\/|(?:favicon\.svg|manifest\.webmanifest|(?:apple-touch-)?icon[\w-]*\.png)(?:\?|$))/

/** Sets the security headers of every answer. They are the same for all files and for all others, so they are made once. */
export function securityHeaders(app: FastifyInstance, { publicUrl }: Pick<Needs, 'publicUrl'>, policyOf: PolicyOf): void {
  const ofFiles = {
    'content-security-policy': BARE_HEADERS['content-security-policy'],
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': BARE_HEADERS['referrer-policy'],
    // Only if the shop is reached over TLS: over plain HTTP on loopback the header would lock developers out.
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${TLS_FOR}; includeSubDomains` } : {}),
    'x-content-type-options': 'nosniff',
  }
  const ofOthers = {
    ...ofFiles,
    'content-security-policy': policyOf(),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'origin-agent-cluster': '?1',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(FILE.test(request.url) ? ofFiles : ofOthers)
    done()
  })
}
