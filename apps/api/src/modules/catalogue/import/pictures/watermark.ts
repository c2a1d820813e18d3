import sharp from 'sharp'
import type { Shop } from '@chitra/messages/shop.ts'
import { MARK } from './brand-mark.ts'
import { outlinesOf } from './brand-word.ts'
import { PREVIEW_WIDTH } from '../../pictures.ts'

/** Whose watermark it is: the shop's name, with Chitra's arch before it unless the shop has a mark of its own. */
export type Watermark = Pick<Shop, 'name' | 'mark'>

/** A piece of the watermark that repeats without a seam: 8-bit RGBA. */
export interface Tile {
  data: Buffer
  width: number
  height: number
}

/** Pixels of the tile on a preview of full size. Two marks stand in it, in the corners and in the middle. */
const WIDTH = 640
const HEIGHT = 320
/** Pixels an em of the word, at full size; fewer for a long name, so that the marks stand apart. */
const EM = 66
const LONGEST = 330
/** Pixels between the arch and the word at 100 an em. */
const GAP = 20
/** The tile is made in steps of an eighth of full size, so that few are ever made. */
const STEPS = 8
const SMALLEST = 3

const tiles = new Map<string, Promise<Tile>>()

/** The tile for a preview of so many pixels: marks shrink with the picture, so that a small one is covered too. */
export async function watermarkTile(watermark: Watermark, preview: { width: number; height: number }): Promise<Tile> {
  const step = Math.min(STEPS, Math.max(SMALLEST, Math.ceil((Math.max(preview.width, preview.height) * STEPS) / PREVIEW_WIDTH)))
  const key = JSON.stringify([step, watermark.name, watermark.mark])
  const tile = tiles.get(key) ?? drawTile(watermark, step / STEPS)
  tiles.set(key, tile)
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

async function drawTile(watermark: Watermark, scale: number): Promise<Tile> {
  const [width, height] = [Math.round(WIDTH * scale), Math.round(HEIGHT * scale)]
  const { data } = await sharp(Buffer.from(tileSvg(await drawMark(watermark), width, height)))
    .resize({ width, height, fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width, height }
}

/**
 * White with a dark hairline around it, so that it shows on light and dark alike. The marks lean along one diagonal; thin lines join them and
 * cross between them, so that no part of a picture large enough to use is free of it.
 */
function tileSvg(mark: Drawn, width: number, height: number): string {
  const places = [
    [0, 0],
    [WIDTH, 0],
    [0, HEIGHT],
    [WIDTH, HEIGHT],
    [WIDTH / 2, HEIGHT / 2],
  ] as const
  const marks = places.map(([x, y]) => `<use href="#mark" x="${x}" y="${y}"/>`).join('')
  const joining = places.map(([x, y]) => `M${x} ${y}${joiningLine(mark)}`).join('')
  // Halfway between the marks, along the other diagonal.
  const crossing = [-HEIGHT / 2, HEIGHT / 2].map((y) => `M0 ${y}l${WIDTH} ${HEIGHT}`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <defs>${mark.svg}</defs>
    <path d="${joining}${crossing}" fill="none" stroke="#000" stroke-opacity=".12" stroke-width="3"/>
    <path d="${joining}${crossing}" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="1.6"/>
    ${marks}
  </svg>`
}

interface Drawn {
  svg: string
  /** Pixels at full size. */
  width: number
  em: number
}

/** One mark, its middle at the origin. */
async function drawMark({ name, mark }: Watermark): Promise<Drawn> {
  const word = await outlinesOf(name)
  const arch = mark === null || word === null ? MARK.width : 0
  const gap = arch === 0 || word === null ? 0 : GAP
  const units = arch + gap + (word?.width ?? 0)
  const em = Math.min(EM, (LONGEST / units) * 100)
  const middle = `translate(${-units / 2} ${(word?.ascent ?? MARK.height) / 2})`
  const letters = word === null ? '' : `<path transform="translate(${arch + gap} 0)" d="${word.path}"/>`
  const sun = arch === 0 ? '' : `<circle cx="${MARK.sun.x}" cy="${MARK.sun.y}" r="${MARK.sun.r}"/>`
  const outline = (attributes: string): string => (arch === 0 ? '' : `<path d="${MARK.arch}" ${attributes}/>`)
  const lean = (-Math.atan2(HEIGHT, WIDTH) * 180) / Math.PI
  const svg = `<g id="mark" transform="rotate(${lean}) scale(${em / 100}) ${middle}">
    <g fill="none" stroke="#000" stroke-opacity=".28" stroke-width="3">${letters}${sun}${outline('stroke-width="10"')}</g>
    <g fill="#fff" fill-opacity=".4">${letters}${sun}${outline('fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="7"')}</g>
  </g>`
  return { svg, width: (em / 100) * units, em }
}

/** From the middle of a mark to the middle of the next, without the marks themselves; a path relative to where it starts. */
function joiningLine({ width, em }: Drawn): string {
  const start = (width / 2 + em / 3) / Math.hypot(WIDTH / 2, HEIGHT / 2)
  const [across, up] = [WIDTH / 2, -HEIGHT / 2]
  return `m${start * across} ${start * up}l${(1 - 2 * start) * across} ${(1 - 2 * start) * up}`
}
