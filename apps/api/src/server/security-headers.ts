import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Needs } from './needs.ts'

/** For the few answers that are sent before any hook runs; they need no permissions. */
export const BARE_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cache-control': 'no-store',
}

/** Sets the security headers of every answer. The policy allows only this origin and configured hosts (D-13). */
export async function securityHeaders(
  app: FastifyInstance,
  { config, files, gateway, publicUrl }: Pick<Needs, 'config' | 'files' | 'gateway' | 'publicUrl'>,
): Promise<void> {
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
  await app.register(helmet, {
    global: true,
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...payment, ...analytics],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...store],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...payment, ...analytics, ...store],
        frameSrc: ["'self'", ...payment],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // Only if the shop is reached over TLS: over plain HTTP on loopback the header would lock developers out.
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  })
}
