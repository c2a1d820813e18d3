import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CHITRA } from '@chitra/messages/shop.ts'
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@chitra/paths'
import { ENCODE } from '@chitra/api/modules/catalogue/import/pictures/public-pictures.ts'
import { watermarkTile } from '@chitra/api/modules/catalogue/import/pictures/watermark.ts'
import sharp, { type Sharp } from 'sharp'
import { answerFolders } from './child.ts'

// What sharp needs for the same pictures and nothing else: no hashes, no checks, no database. Each file is decoded once, all in memory, as many files at a time as is fastest.
const [out = ''] = process.argv.slice(2)
sharp.concurrency(1)
sharp.cache(false)

interface Pixels {
  data: Buffer
  info: { width: number; height: number }
}
const open = ({ data, info: { width, height } }: Pixels): Sharp => sharp(data, { raw: { width, height, channels: 3 } })

async function markOn({ width, height }: { width: number; height: number }) {
  const tile = await watermarkTile(CHITRA, { width, height })
  return [{ input: tile.data, raw: { width: tile.width, height: tile.height, channels: 4 as const }, tile: true }]
}

async function makePictures(path: string, name: string): Promise<void> {
  const folder = join(out, name)
  await mkdir(folder, { recursive: true })
  const base = await sharp(path)
    .autoOrient()
    .resize({ width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  let small: Pixels = base
  for (const width of PICTURE_WIDTHS.toReversed()) {
    small = await open(small).resize({ width, withoutEnlargement: true }).raw().toBuffer({ resolveWithObject: true })
    // As one call with the resizing it takes three times as long.
    const marked = await open(small)
      .composite(await markOn(small.info))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    for (const format of PICTURE_FORMATS) await ENCODE[format](open(marked), width).toFile(join(folder, `${width}.${format}`))
  }
  const jpeg = { quality: 80, progressive: true }
  await open(base)
    .composite(await markOn(base.info))
    .jpeg(jpeg)
    .toFile(join(folder, '1600.jpeg'))
  await open(base).jpeg(jpeg).toFile(join(folder, 'clean.jpeg'))
}

let run = 0
answerFolders({
  async run(folder, width = 2) {
    run += 1
    const names = (await readdir(folder)).filter((name) => name.endsWith('.jpg'))
    const waiting = names.values()
    await Promise.all(
      Array.from({ length: width }, async () => {
        for (const name of waiting) await makePictures(join(folder, name), join(String(run), name))
      }),
    )
    return names.length
  },
  rest: () => Promise.resolve(),
  end: () => rm(out, { recursive: true, force: true }),
})
