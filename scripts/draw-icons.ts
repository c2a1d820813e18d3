import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ROOT } from './run.ts'

// `node scripts/draw-icons.ts`: draws the PNG icons for phones and browsers from favicon.svg.
const PUBLIC = join(ROOT, 'apps/storefront/public')
const PAPER = '#faf6ef'

/** Size in pixels, and the share of it that the mark fills. A maskable icon may be cropped to a circle of 80 %, so its mark is smaller. */
const ICONS = [
  { name: 'icon-192.png', side: 192, share: 0.86 },
  { name: 'icon-512.png', side: 512, share: 0.86 },
  { name: 'icon-maskable-512.png', side: 512, share: 0.56 },
  { name: 'apple-touch-icon.png', side: 180, share: 0.68 },
] as const

mkdirSync(PUBLIC, { recursive: true })
const mark = readFileSync(join(PUBLIC, 'favicon.svg'))
for (const { name, side, share } of ICONS) {
  const size = Math.round(side * share)
  const drawn = await sharp(mark, { density: (72 * size) / 32 })
    .resize(size, size)
    .toBuffer()
  await sharp({ create: { width: side, height: side, channels: 4, background: PAPER } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(PUBLIC, name))
}
