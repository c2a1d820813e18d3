import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import { PREVIEW_WIDTH } from '../../pictures.ts'
import type { Kind, RasterKind } from './kinds.ts'
import { type Limits, megabytes } from '../limits.ts'
import { ImportProblem } from '../problem.ts'
import type { SvgPool } from '../svg/svg-pool.ts'

// One thread for each picture, because pictures are processed in parallel. No cache, because each is read once.
sharp.concurrency(1)
sharp.cache(false)

/** 8-bit sRGB, three bytes for each pixel, row by row. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

export interface Decoded {
  /** Upright, on white, its longest side at most PREVIEW_WIDTH. All public pictures are made from it. */
  base: Pixels
  /** Of the upright original, in pixels. For an SVG, the longest side is SVG_SIDE. */
  width: number
  height: number
}

/** The nominal size of an SVG, in pixels. */
const SVG_SIDE = 2400
/** Seconds. */
const DECODE_TIME = 120

/**
 * Decodes one picture.
 * @param bytes the picture, or the path of its file
 * @throws ImportProblem if it is damaged, truncated, of another kind than declared, or beyond the limits
 */
export async function decode(bytes: Uint8Array | string, kind: RasterKind, limits: Limits): Promise<Decoded> {
  // After damaged data, the JPEG decoder only warns and continues with grey.
  const image = sharp(bytes, { limitInputPixels: limits.pixels, failOn: kind === 'jpeg' ? 'warning' : 'error' })
  try {
    const { format, autoOrient } = await image.metadata()
    if (format !== (kind === 'avif' ? 'heif' : kind)) throw new ImportProblem(`The picture starts like ${kind} but is ${format}.`)
    if (kind === 'jpeg') await refuseEmptyJpeg(bytes, autoOrient)
    const { data, info } = await image
      .autoOrient()
      .resize({ width: PREVIEW_WIDTH, height: PREVIEW_WIDTH, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .timeout({ seconds: DECODE_TIME })
      .toBuffer({ resolveWithObject: true })
    return { base: { data, width: info.width, height: info.height }, width: autoOrient.width, height: autoOrient.height }
  } catch (error) {
    throw toImportProblem(error, limits)
  }
}

/** A JPEG of a single colour has about 350 pixels for each byte. */
const MAX_PIXELS_PER_BYTE = 1_000

async function refuseEmptyJpeg(bytes: Uint8Array | string, { width, height }: { width: number; height: number }): Promise<void> {
  const size = typeof bytes === 'string' ? (await stat(bytes)).size : bytes.length
  if (width * height > size * MAX_PIXELS_PER_BYTE)
    throw new ImportProblem(`The picture is damaged: ${size} bytes cannot hold its ${width} × ${height} pixels.`)
}

/** Checks an SVG and draws it with a longest side of `side` pixels. Throws like `decode`. */
export async function decodeSvg(bytes: Uint8Array, pool: SvgPool, limits: Limits, side = PREVIEW_WIDTH): Promise<Decoded> {
  checkSize(bytes, limits)
  const { countedWidth, countedHeight, ...base } = await pool.draw(bytes, side, SVG_SIDE)
  return { base, width: countedWidth, height: countedHeight }
}

/** Checks an SVG without drawing it. Throws like `decode`. */
export async function checkSvgFile(bytes: Uint8Array, pool: SvgPool, limits: Limits): Promise<void> {
  checkSize(bytes, limits)
  await pool.check(bytes)
}

function checkSize(bytes: Uint8Array, limits: Limits): void {
  if (bytes.length > limits.svgBytes) throw new ImportProblem(`The SVG is larger than ${megabytes(limits.svgBytes)}.`)
}

/** Decodes a picture of a bundle. Throws like `decode`. */
export async function decodeAny(bytes: Uint8Array, kind: Exclude<Kind, 'zip'>, pool: SvgPool, limits: Limits): Promise<Decoded> {
  return kind === 'svg' ? await decodeSvg(bytes, pool, limits) : await decode(bytes, kind, limits)
}

/** Pixels, for drawing an SVG only to check that it can be drawn. */
const TRIAL_SIDE = 160

/** Checks that a picture can be decoded. Throws like `decode`. */
export async function checkDecodable(bytes: Uint8Array, kind: Exclude<Kind, 'zip'>, pool: SvgPool, limits: Limits): Promise<void> {
  await (kind === 'svg' ? decodeSvg(bytes, pool, limits, TRIAL_SIDE) : decode(bytes, kind, limits))
}

function toImportProblem(error: unknown, limits: Limits): ImportProblem {
  if (error instanceof ImportProblem) return error
  const message = (error as Error).message.split('\n')[0] ?? ''
  if (/exceeds pixel limit|exceeds maximum|dimensions exceed/i.test(message))
    return new ImportProblem(`The picture has more than ${limits.pixels / 1_000_000} million pixels.`)
  if (/timeout/i.test(message)) return new ImportProblem(`Decoding the picture takes longer than ${DECODE_TIME} s.`)
  return new ImportProblem(`The picture is damaged or truncated (${message}).`, { cause: error })
}
