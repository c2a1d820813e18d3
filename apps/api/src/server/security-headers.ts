import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Needs } from './needs.ts'

/** For the few answers that are given before any hook runs; they show nothing, so they may do nothing. */
export const BARE_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cache-control': 'no-store',
}

/** Security headers on every answer. The policy names this origin and what is configured, nothing else (D-13). */
export async function securityHeaders(
  app: FastifyInstance,
  { config, gateway, publicUrl }: Pick<Needs, 'config' | 'gateway' | 'publicUrl'>,
): Promise<void> {
  const script = new URL(gateway.checkoutScript, publicUrl)
  const payment =
    script.origin === new URL(publicUrl).origin
      ? []
      : script.hostname.endsWith('.razorpay.com')
        ? ['https://*.razorpay.com']
        : [script.origin]
  const analytics = config.analyticsScript === null ? [] : [new URL(config.analyticsScript).origin]
  await app.register(helmet, {
    global: true,
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...payment, ...analytics],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...payment, ...analytics],
        frameSrc: ["'self'", ...payment],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // Only where the shop itself is reached over TLS: on plain loopback the header would lock developers out.
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  })
}
