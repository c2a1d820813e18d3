import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@chitra/paths'
import { paletteOf } from '../../../search/index.ts'
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
  /** Its colours, packed (modules/search/colour). */
  palette: number[]
}

type Format = (typeof PICTURE_FORMATS)[number]
type Width = (typeof PICTURE_WIDTHS)[number]

/** The narrower a picture, the slower the network of who loads it: the phones' own is worth more of the import's time. */
const AVIF: Record<Width, { quality: number; effort: number }> = {
  328: { quality: 46, effort: 2 },
  400: { quality: 48, effort: 0 },
  800: { quality: 50, effort: 0 },
}

/** docs/decisions/0043-encoders.md has the figures of other settings. */
export const ENCODE: Record<Format, (image: Sharp, width: Width) => Sharp> = {
  avif: (image, width) => image.avif(AVIF[width]),
  webp: (image) => image.webp({ quality: 75, effort: 2 }),
  jpeg: (image) => image.jpeg({ quality: 76, progressive: true }),
}

const open = ({ data, width, height }: Pixels): Sharp => sharp(data, { raw: { width, height, channels: 3 } })

/** The public pictures, all with the watermark if one is given, and what is shown until they have loaded. */
export async function publicPictures(
  base: Pixels,
  how: { watermark: Watermark | null },
): Promise<{ pictures: PublicPicture[]; placeholder: Placeholder }> {
  const { pictures, placeholder } = await thumbnails(base, how)
  return { pictures: [...pictures, await preview(base, how)], placeholder }
}

/** Thumbnails in every width and format, and the placeholder. They contain no metadata, because they are made from raw pixels. */
export async function thumbnails(
  base: Pixels,
  { watermark }: { watermark: Watermark | null },
): Promise<{ pictures: PublicPicture[]; placeholder: Placeholder }> {
  const pictures: PublicPicture[] = []
  let small = base
  // The widest first: each next one is made from it, which has a quarter of the pixels of the base.
  for (const width of PICTURE_WIDTHS.toReversed()) {
    small = await shrink(small, { width })
    // The watermark is drawn after resizing, because a resized one would be too faint to read.
    const shown = watermark === null ? small : await pixelsOf(await withMark(small, watermark))
    for (const format of PICTURE_FORMATS) pictures.push({ width, format, bytes: await ENCODE[format](open(shown), width).toBuffer() })
  }
  return { pictures, placeholder: await placeholderOf(small) }
}

/** The preview, with the watermark if one is given. */
export async function preview(base: Pixels, { watermark }: { watermark: Watermark | null }): Promise<PublicPicture> {
  const image = watermark === null ? open(base) : await withMark(base, watermark)
  return { width: PREVIEW_WIDTH, format: 'jpeg', bytes: await image.jpeg({ quality: 80, progressive: true }).toBuffer() }
}

async function withMark(pixels: Pixels, watermark: Watermark): Promise<Sharp> {
  const { data, width, height } = await watermarkTile(watermark, pixels)
  return open(pixels)
    .composite([{ input: data, raw: { width, height, channels: 4 }, tile: true }])
    .removeAlpha()
}

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Pixels of the longest side of what the placeholder is made from. A ThumbHash has at most 7 waves across, and its time grows with the pixels. */
const PLACEHOLDER_SIDE = 48

async function placeholderOf(pixels: Pixels): Promise<Placeholder> {
  const small = await shrink(pixels, { width: PLACEHOLDER_SIDE, height: PLACEHOLDER_SIDE })
  const rgba = new Uint8Array(small.width * small.height * 4).fill(255)
  for (let pixel = 0; pixel < small.width * small.height; pixel += 1) rgba.set(small.data.subarray(pixel * 3, pixel * 3 + 3), pixel * 4)
  return {
    thumbHash: Buffer.from(rgbaToThumbHash(small.width, small.height, rgba)).toString('base64'),
    colour: dominantColour(small.data, 3),
    palette: paletteOf(small.data, 3),
  }
}

/** Fits a picture into a box, without enlarging it. */
export async function shrink(pixels: Pixels, box: { width: number; height?: number }): Promise<Pixels> {
  if (pixels.width <= box.width && pixels.height <= (box.height ?? pixels.height)) return pixels
  return await pixelsOf(open(pixels).resize({ ...box, fit: 'inside', withoutEnlargement: true }))
}
