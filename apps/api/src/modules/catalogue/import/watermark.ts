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

/** The tile for a preview of so many pixels: marks shrink with the picture, so that a small one is covered too. */
export async function watermarkTile(preview: { width: number; height: number }): Promise<Tile> {
  const step = Math.min(STEPS, Math.max(SMALLEST, Math.ceil((Math.max(preview.width, preview.height) * STEPS) / PREVIEW_WIDTH)))
  const tile = tiles.get(step) ?? drawTile(step / STEPS)
  tiles.set(step, tile)
  return cropped(await tile, preview)
}

/** A tile may not be larger than what it covers: the middle is kept, where a mark stands. */
function cropped(tile: Tile, { width, height }: { width: number; height: number }): Tile {
  if (tile.width <= width && tile.height <= height) return tile
  const [columns, rows] = [Math.min(tile.width, width), Math.min(tile.height, height)]
  const [left, top] = [(tile.width - columns) >> 1, (tile.height - rows) >> 1]
  const data = Buffer.alloc(columns * rows * 4)
  for (let row = 0; row < rows; row += 1) {
    const start = ((top + row) * tile.width + left) * 4
    tile.data.copy(data, row * columns * 4, start, start + columns * 4)
  }
  return { data, width: columns, height: rows }
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
