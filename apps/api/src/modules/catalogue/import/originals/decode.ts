import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import { PREVIEW_WIDTH } from '../../pictures.ts'
import type { Kind, RasterKind } from './kinds.ts'
import { type Limits, megabytes } from '../limits.ts'
import { ImportProblem } from '../problem.ts'
import type { SvgPool } from '../svg/svg-pool.ts'

// One thread a picture: pictures are made side by side instead. Nothing is kept in memory between them.
sharp.concurrency(1)
sharp.cache(false)

/** 8-bit sRGB, three bytes a pixel, row by row. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

export interface Decoded {
  /** Upright, on white, at most PREVIEW_WIDTH at its longest: all public pictures are made of it. */
  base: Pixels
  /** Pixels of the original, upright. An SVG's are counted with SVG_SIDE as its longest side. */
  width: number
  height: number
}

/** What an SVG's longest side counts as, in pixels. */
const SVG_SIDE = 2400
/** Seconds after which decoding is given up. */
const DECODE_TIME = 120

/**
 * Decodes one picture.
 * @param bytes the picture, or the path of its file
 * @throws ImportProblem when it is damaged, cut short, not what it says, or beyond the limits
 */
export async function decode(bytes: Uint8Array | string, kind: RasterKind, limits: Limits): Promise<Decoded> {
  // The decoder of JPEGs goes on after damage, with grey in its place, and only warns.
  const image = sharp(bytes, { limitInputPixels: limits.pixels, failOn: kind === 'jpeg' ? 'warning' : 'error' })
  try {
    const { format, autoOrient } = await image.metadata()
    if (format !== (kind === 'avif' ? 'heif' : kind)) throw new ImportProblem(`The picture begins like ${kind} and goes on like ${format}.`)
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
    throw asProblem(error, limits)
  }
}

/** Pixels for which a JPEG needs a byte at the very least: a single colour takes one for about 350. */
const MOST_PIXELS_A_BYTE = 1_000

async function refuseEmptyJpeg(bytes: Uint8Array | string, { width, height }: { width: number; height: number }): Promise<void> {
  const size = typeof bytes === 'string' ? (await stat(bytes)).size : bytes.length
  if (width * height > size * MOST_PIXELS_A_BYTE)
    throw new ImportProblem(`The picture is damaged: ${size} bytes cannot hold its ${width} × ${height} pixels.`)
}

/** Draws an SVG, `side` pixels at its longest; one that does more than draw is refused. Throws like `decode`. */
export async function decodeSvg(bytes: Uint8Array, pool: SvgPool, limits: Limits, side = PREVIEW_WIDTH): Promise<Decoded> {
  refuseLarge(bytes, limits)
  const { countedWidth, countedHeight, ...base } = await pool.draw(bytes, side, SVG_SIDE)
  return { base, width: countedWidth, height: countedHeight }
}

/** Refuses an SVG that does more than draw, without drawing it. Throws like `decode`. */
export async function checkOnly(bytes: Uint8Array, pool: SvgPool, limits: Limits): Promise<void> {
  refuseLarge(bytes, limits)
  await pool.check(bytes)
}

function refuseLarge(bytes: Uint8Array, limits: Limits): void {
  if (bytes.length > limits.svgBytes) throw new ImportProblem(`The SVG is larger than ${megabytes(limits.svgBytes)}.`)
}

/** A bundle's pictures are of any kind but a bundle. */
export async function decodeAny(bytes: Uint8Array, kind: Exclude<Kind, 'zip'>, pool: SvgPool, limits: Limits): Promise<Decoded> {
  return kind === 'svg' ? await decodeSvg(bytes, pool, limits) : await decode(bytes, kind, limits)
}

/** Pixels, for a drawing that is made only to see that it can be. */
const TRIAL_SIDE = 160

/** Finds out whether a picture is whole; throws like `decode`. */
export async function tryToDecode(bytes: Uint8Array, kind: Exclude<Kind, 'zip'>, pool: SvgPool, limits: Limits): Promise<void> {
  await (kind === 'svg' ? decodeSvg(bytes, pool, limits, TRIAL_SIDE) : decode(bytes, kind, limits))
}

function asProblem(error: unknown, limits: Limits): ImportProblem {
  if (error instanceof ImportProblem) return error
  const message = (error as Error).message.split('\n')[0] ?? ''
  if (/exceeds pixel limit|exceeds maximum|dimensions exceed/i.test(message))
    return new ImportProblem(`The picture has more than ${limits.pixels / 1_000_000} million pixels.`)
  if (/timeout/i.test(message)) return new ImportProblem(`Decoding the picture takes longer than ${DECODE_TIME} s.`)
  return new ImportProblem(`The picture is damaged or cut short (${message}).`, { cause: error })
}
