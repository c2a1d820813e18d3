import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawCatalogue } from '@chitra/demo'
import sharp, { type Sharp } from 'sharp'

/** Pixels of a picture, three bytes each. */
export interface Picture {
  data: Buffer
  width: number
  height: number
}

/** Pixels of the longest side of what is labelled: four times that of what is indexed. */
const SIDE = 192
const DRAWN = 240

async function pixels(image: Sharp): Promise<Picture> {
  const { data, info } = await image
    .resize({ width: SIDE, height: SIDE, fit: 'inside' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The pictures of a drawn catalogue. */
export async function drawnPictures(): Promise<Picture[]> {
  const folder = mkdtempSync(join(tmpdir(), 'chitra-colour-'))
  try {
    await drawCatalogue({ folder, count: DRAWN, scale: 0.15 })
    const files = globSync('**/*.{jpg,jpeg,png}', { cwd: folder }).toSorted()
    const pictures: Picture[] = []
    for (const file of files) pictures.push(await pixels(sharp(join(folder, file))))
    return pictures
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const hsl = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${hue.toFixed(0)} ${saturation.toFixed(0)}% ${lightness.toFixed(0)}%)`

/** Pictures of two to six areas of any colours, under uneven light. */
export async function generatedPictures(count: number, next: () => number): Promise<Picture[]> {
  const colour = () => hsl(360 * next(), next() < 0.25 ? 12 * next() : 30 + 70 * next(), 8 + 86 * next())
  const shape = () => {
    const [x, y, size] = [600 * next(), 400 * next(), 60 + 260 * next()]
    return next() < 0.5
      ? `<circle cx="${x}" cy="${y}" r="${size / 2}" fill="${colour()}"/>`
      : `<rect x="${x - size / 2}" y="${y - size / 3}" width="${size}" height="${size / 1.5}" transform="rotate(${90 * next()} ${x} ${y})" fill="${colour()}"/>`
  }
  const pictures: Picture[] = []
  for (let n = 0; n < count; n += 1) {
    const shapes = Array.from({ length: 1 + Math.floor(5 * next()) }, shape).join('')
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">
      <defs><linearGradient id="light" x1="${next()}" y1="0" x2="${next()}" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="${0.3 * next()}"/><stop offset="1" stop-color="#000" stop-opacity="${0.35 * next()}"/></linearGradient></defs>
      <rect width="600" height="400" fill="${colour()}"/>${shapes}<rect width="600" height="400" fill="url(#light)"/></svg>`
    pictures.push(await pixels(sharp(Buffer.from(svg))))
  }
  return pictures
}
