import sharp from 'sharp'
import { MARK, WORD } from './brand-mark.ts'
import { PREVIEW_WIDTH } from '../pictures.ts'

/** A piece of the watermark that repeats without a seam: 8-bit RGBA. */
export interface Tile {
  data: Buffer
  width: number
  height: number
}

/** Pixels of the tile on a preview of full size; two marks stand in it, one in the corners and one in the middle. */
const WIDTH = 480
const HEIGHT = 320
/** Degrees that the marks lean. */
const LEAN = -24
/** Size of the mark: pixels an em of the word at full size. */
const EM = 56
/** The tile is made in steps of an eighth of full size, so that few are ever made. */
const STEPS = 8
const SMALLEST = 3

const tiles = new Map<number, Promise<Tile>>()

/** The tile for a preview whose longest side is `side` pixels: marks shrink with the picture, so that a small one is covered too. */
export function watermarkTile(side: number): Promise<Tile> {
  const step = Math.min(STEPS, Math.max(SMALLEST, Math.ceil((side * STEPS) / PREVIEW_WIDTH)))
  const known = tiles.get(step)
  if (known !== undefined) return known
  const made = drawTile(step / STEPS)
  tiles.set(step, made)
  return made
}

async function drawTile(scale: number): Promise<Tile> {
  const [width, height] = [Math.round(WIDTH * scale), Math.round(HEIGHT * scale)]
  const { data } = await sharp(Buffer.from(tileSvg(width, height))).resize({ width, height, fit: 'fill' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width, height }
}

function tileSvg(width: number, height: number): string {
  const places = [[0, 0], [WIDTH, 0], [0, HEIGHT], [WIDTH, HEIGHT], [WIDTH / 2, HEIGHT / 2]]
  const gap = 18
  const size = { width: MARK.width + gap + WORD.width, height: MARK.height }
  const mark = `<path d="${MARK.arch}" fill="none"/><circle cx="${MARK.sun.x}" cy="${MARK.sun.y}" r="${MARK.sun.r}" stroke="none"/>`
  const one = (x: number, y: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${LEAN}) scale(${EM / 100}) translate(${-size.width / 2} ${size.height / 2})">${shade}${light}</g>`
  const body = (word: string): string => `${mark}<path transform="translate(${MARK.width + gap} 0)" d="${WORD.path}" ${word}/>`
  const shade = `<g fill="none" stroke="#000" stroke-opacity=".2" stroke-width="11" stroke-linejoin="round">${body('')}</g>`
  const light = `<g fill="#fff" fill-opacity=".42" stroke="#fff" stroke-opacity=".42" stroke-width="6" stroke-linejoin="round">${body('stroke="none"')}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${places.map(([x = 0, y = 0]) => one(x, y)).join('')}</svg>`
}
