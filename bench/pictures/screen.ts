import { CHITRA } from '@chitra/messages/shop.ts'
import { thumbnailOf } from '@chitra/paths'
import { decode, type Pixels } from '@chitra/api/modules/catalogue/import/originals/decode.ts'
import { sniffFile } from '@chitra/api/modules/catalogue/import/rows/read-folder.ts'
import { thumbnails } from '@chitra/api/modules/catalogue/import/pictures/public-pictures.ts'
import { LIMITS } from '@chitra/api/modules/catalogue/import/index.ts'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { findBrowser } from '../../scripts/browser.ts'
import { tileSizes } from '../../packages/ui/src/patterns/picture-gallery/tile-sizes.ts'
import { type Picture, ssimulacra2 } from './ssimulacra2.ts'

/** CSS pixels. */
const SCREEN = { width: 390, height: 844 }
/** Device pixels for each CSS pixel, of phones of that width. */
const DENSITIES = [2, 3]

/** The quality of each third picture is judged, because the measure takes a hundred times as long as the encoders. */
const JUDGED = 3

export interface Quality {
  /** Such as `400.avif`. */
  picture: string
  /** kB, mean. */
  kilobytes: number
  /** SSIMULACRA 2. */
  mean: number
  worst: number
}

export interface Screen {
  /** For each density, the bytes of what the browser chose, in kB, and what it was. */
  chosen: { density: number; kilobytes: number; pictures: string[] }[]
  qualities: Quality[]
}

async function pixelsOf(picture: Buffer): Promise<Picture> {
  const { data, info } = await sharp(picture).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function shrunk(base: Pixels, { width, height }: Picture): Promise<Picture> {
  const image = sharp(base.data, { raw: { width: base.width, height: base.height, channels: 3 } })
  return { data: await image.resize({ width, height, fit: 'fill' }).raw().toBuffer(), width, height }
}

/** Makes the pictures of files as the import does, and says what a phone loads of them, and how good they are. Bytes are those with a watermark, quality without. */
export async function measureScreen(files: readonly string[]): Promise<Screen> {
  const sizes = new Map<string, number>()
  const measured = new Map<string, { bytes: number; score: number }[]>()
  for (const [at, file] of files.entries()) {
    const { kind } = await sniffFile(file)
    if (kind === null || kind === 'svg' || kind === 'zip') throw new Error(`${file} is not a picture of pixels.`)
    const { base } = await decode(file, kind, LIMITS)
    for (const { width, format, bytes } of (await thumbnails(base, { watermark: CHITRA })).pictures)
      sizes.set(`/media/${at}.jpg?format=${format}&compress=${width}`, bytes.length)
    if (at % JUDGED !== 0) continue
    for (const { width, format, bytes } of (await thumbnails(base, { watermark: null })).pictures) {
      const picture = await pixelsOf(bytes)
      const score = ssimulacra2(await shrunk(base, picture), picture)
      const name = `${width}.${format}`
      measured.set(name, [...(measured.get(name) ?? []), { bytes: bytes.length, score }])
    }
  }
  return {
    chosen: await chosenBy(
      files.map((_, at) => `/media/${at}.jpg`),
      sizes,
    ),
    qualities: [...measured].map(([picture, each]) => ({
      picture,
      kilobytes: each.reduce((sum, { bytes }) => sum + bytes, 0) / each.length / 1_000,
      mean: each.reduce((sum, { score }) => sum + score, 0) / each.length,
      worst: Math.min(...each.map(({ score }) => score)),
    })),
  }
}

/** What Chromium chooses from the storefront's sources for tiles of the storefront's sizes. */
async function chosenBy(addresses: readonly string[], sizes: ReadonlyMap<string, number>): Promise<Screen['chosen']> {
  const tiles = addresses.map((address) => {
    const { src, sources } = thumbnailOf(address)
    const lines = sources.map(({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${tileSizes}">`)
    return `<picture>${lines.join('')}<img src="${src}" width="300" height="200"></picture>`
  })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  try {
    const chosen: Screen['chosen'] = []
    for (const density of DENSITIES) {
      const page = await browser.newPage({ viewport: SCREEN, deviceScaleFactor: density })
      const asked = new Set<string>()
      await page.route('**/*', async (route) => {
        const { pathname, search } = new URL(route.request().url())
        if (pathname === '/') return await route.fulfill({ contentType: 'text/html', body: tiles.join('') })
        asked.add(pathname + search)
        return await route.fulfill({ status: 404 })
      })
      await page.goto('http://shop.test/', { waitUntil: 'load' })
      await page.close()
      const media = [...asked].filter((address) => address.startsWith('/media/'))
      const bytes = media.reduce((sum, address) => sum + (sizes.get(address) ?? Number.NaN), 0)
      const kinds = media.map((address) => address.replace(/^.*format=(\w+)&compress=(\d+)$/, '$2.$1'))
      if (media.length !== addresses.length) throw new Error(`The browser asked for ${media.length} pictures of ${addresses.length}.`)
      chosen.push({ density, kilobytes: bytes / 1_000, pictures: [...new Set(kinds)].toSorted() })
    }
    return chosen
  } finally {
    await browser.close()
  }
}
