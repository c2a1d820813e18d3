import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@chitra/paths'
import { PREVIEW_WIDTH } from '../../pictures.ts'
import type { Pixels } from '../originals/decode.ts'
import { dominantColour } from './dominant-colour.ts'
import { type Watermark, watermarkTile } from './watermark.ts'

export interface PublicPicture {
  /** The nominal width in pixels. The picture is narrower if the original is. */
  width: number
  format: string
  bytes: Buffer
}

export interface Placeholder {
  /** ThumbHash, base64. */
  thumbHash: string
  /** `#rrggbb` */
  colour: string
}

type Format = (typeof PICTURE_FORMATS)[number]

const ENCODE: Record<Format, (image: Sharp, width: number) => Sharp> = {
  // Effort 2 takes 1.7 times as long as effort 1, for the same size and a gain of 0.2 dB. Phones show the 400-pixel thumbnails at half their size, where
  // quality 45 looks the same and saves a sixth of the bytes.
  avif: (image, width) => image.avif({ quality: width < 800 ? 45 : 50, effort: 1 }),
  webp: (image) => image.webp({ quality: 75, effort: 2 }),
  jpeg: (image) => image.jpeg({ quality: 76, progressive: true }),
}

const open = ({ data, width, height }: Pixels): Sharp => sharp(data, { raw: { width, height, channels: 3 } })

/** The public pictures: thumbnails in every width and format, and the preview, all with the watermark if one is given. */
export const publicPictures = async (base: Pixels, how: { watermark: Watermark | null }): Promise<PublicPicture[]> => [
  ...(await thumbnails(base, how)),
  await preview(base, how),
]

/** Thumbnails in every width and format. They contain no metadata, because they are made from raw pixels. */
export async function thumbnails(base: Pixels, { watermark }: { watermark: Watermark | null }): Promise<PublicPicture[]> {
  const pictures: PublicPicture[] = []
  for (const width of PICTURE_WIDTHS) {
    const small = await shrink(base, { width })
    // The watermark is drawn after resizing, because a resized one would be too faint to read.
    const shown = watermark === null ? small : await withMark(small, watermark)
    for (const format of PICTURE_FORMATS) pictures.push({ width, format, bytes: await ENCODE[format](open(shown), width).toBuffer() })
  }
  return pictures
}

/** The preview, with the watermark if one is given. */
export async function preview(base: Pixels, { watermark }: { watermark: Watermark | null }): Promise<PublicPicture> {
  const image = open(watermark === null ? base : await withMark(base, watermark))
  return { width: PREVIEW_WIDTH, format: 'jpeg', bytes: await image.jpeg({ quality: 80, progressive: true }).toBuffer() }
}

async function withMark(pixels: Pixels, watermark: Watermark): Promise<Pixels> {
  const { data, width, height } = await watermarkTile(watermark, pixels)
  const marked = await open(pixels)
    .composite([{ input: data, raw: { width, height, channels: 4 }, tile: true }])
    .removeAlpha()
    .raw()
    .toBuffer()
  return { ...pixels, data: marked }
}

/** What is shown until a picture has loaded. */
export async function placeholderOf(base: Pixels): Promise<Placeholder> {
  const small = await shrink(base, { width: 100, height: 100 })
  const rgba = new Uint8Array(small.width * small.height * 4).fill(255)
  for (let pixel = 0; pixel < small.width * small.height; pixel += 1) rgba.set(small.data.subarray(pixel * 3, pixel * 3 + 3), pixel * 4)
  return {
    thumbHash: Buffer.from(rgbaToThumbHash(small.width, small.height, rgba)).toString('base64'),
    colour: dominantColour(small.data, 3),
  }
}

/** Fits a picture into a box, without enlarging it. */
export async function shrink(pixels: Pixels, box: { width: number; height?: number }): Promise<Pixels> {
  if (pixels.width <= box.width && pixels.height <= (box.height ?? pixels.height)) return pixels
  const { data, info } = await open(pixels)
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
