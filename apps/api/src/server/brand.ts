import { CHITRA, type Shop } from '@chitra/messages/shop.ts'
import * as messages from '@chitra/messages/common.ts'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { accentTokens } from '../platform/accent.ts'
import { MARK_PATH } from '../platform/config.ts'
import type { Needs } from './needs.ts'

/** The kit's light background, for icons that must not be transparent. */
const PAPER = '#faf6ef'
const AN_HOUR = 'public, max-age=3600'
/** Size in pixels of each icon, and the share of it that the mark fills: systems crop the maskable icon to a circle. */
const ICONS = {
  '/apple-touch-icon.png': { size: 180, share: 0.8 },
  '/icon-192.png': { size: 192, share: 0.9 },
  '/icon-512.png': { size: 512, share: 0.9 },
  '/icon-maskable-512.png': { size: 512, share: 0.6 },
} as const

/** Files of the storefront that the operator's mark replaces. */
export const REPLACED_BY_MARK = ['favicon.svg', ...Object.keys(ICONS).map((path) => path.slice(1))]

/** CSS for the operator's accent in both themes; empty for the kit's own. Each selector is doubled, so that it overrides the kit's in any order. */
export function accentStyle({ accent }: Shop): string {
  if (accent === CHITRA.accent) return ''
  const { light, dark } = accentTokens(accent)
  const rule = (selector: string, tokens: Record<string, string>): string =>
    `${selector}{${Object.entries(tokens)
      .map((token) => token.join(':'))
      .join(';')}}`
  return [
    rule(':root:root', light),
    `@media (prefers-color-scheme:dark){${rule(":root:root:not([data-theme='light'])", dark)}}`,
    rule(":root:root[data-theme='dark']", dark),
    rule('.scheme-dark.scheme-dark', dark),
  ].join('')
}

/** Serves the web app manifest, and the operator's mark with the icons made from it. */
export async function brandFiles(app: FastifyInstance, { config }: Pick<Needs, 'config'>): Promise<void> {
  const { shop, markSvg } = config
  app.get('/manifest.webmanifest', async (_, reply) => {
    reply.header('cache-control', 'no-cache').type('application/manifest+json')
    return await reply.send(JSON.stringify(manifestOf(shop)))
  })
  if (markSvg === null) return

  for (const path of [MARK_PATH, '/favicon.svg'])
    app.get(path, async (_, reply) => {
      // Scripts in it must not run either when it is opened on its own.
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'").header('cache-control', AN_HOUR)
      return await reply.type('image/svg+xml').send(markSvg)
    })
  for (const [path, { size, share }] of Object.entries(ICONS)) {
    let icon: Promise<Buffer> | undefined
    app.get(path, async (_, reply) => {
      icon ??= drawIcon(markSvg, size, share)
      return await reply
        .header('cache-control', AN_HOUR)
        .type('image/png')
        .send(await icon)
    })
  }
}

async function drawIcon(svg: Buffer, size: number, share: number): Promise<Buffer> {
  const inner = Math.round(size * share)
  const margin = { top: Math.floor((size - inner) / 2), left: Math.floor((size - inner) / 2) }
  const rest = { bottom: size - inner - margin.top, right: size - inner - margin.left }
  return await sharp(svg, { density: 300 })
    .resize(inner, inner, { fit: 'contain', background: '#0000' })
    .extend({ ...margin, ...rest, background: '#0000' })
    .flatten({ background: PAPER })
    .png()
    .toBuffer()
}

const manifestOf = (shop: Shop): object => ({
  name: `${shop.name}: pictures of India`,
  short_name: shop.name,
  description: messages.defaultDescription(shop),
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  lang: 'en-IN',
  background_color: PAPER,
  theme_color: PAPER,
  categories: ['photo', 'shopping'],
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})
