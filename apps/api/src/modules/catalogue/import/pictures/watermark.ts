import sharp from 'sharp'
import type { Shop } from '@chitra/messages/shop.ts'
import { MARK } from './brand-mark.ts'
import { outlinesOf } from './brand-word.ts'
import { PREVIEW_WIDTH } from '../../pictures.ts'

/** A watermark is the shop's name, preceded by Chitra's arch unless the shop has its own mark. */
export type Watermark = Pick<Shop, 'name' | 'mark'>

/** A seamlessly repeating piece of the watermark, in 8-bit RGBA. */
export interface Tile {
  data: Buffer
  width: number
  height: number
}

/** The size of the tile on a full-size preview, in pixels. It has a mark at the corners and one in the middle. */
const WIDTH = 640
const HEIGHT = 320
/** The font size at full scale, in pixels. A long name is drawn smaller, to fit MAX_MARK_WIDTH. */
const EM = 66
const MAX_MARK_WIDTH = 330
/** Between the arch and the word, in units of 100 to the em. */
const GAP = 20
/** Tiles are scaled in steps of an eighth, so few are ever drawn. */
const STEPS = 8
const MIN_STEP = 3

const tiles = new Map<string, Promise<Tile>>()

/** The tile for a preview of this size. It shrinks with the preview, so small previews are covered too. */
export async function watermarkTile(watermark: Watermark, preview: { width: number; height: number }): Promise<Tile> {
  const step = Math.min(STEPS, Math.max(MIN_STEP, Math.ceil((Math.max(preview.width, preview.height) * STEPS) / PREVIEW_WIDTH)))
  const key = JSON.stringify([step, watermark.name, watermark.mark])
  const tile = tiles.get(key) ?? drawTile(watermark, step / STEPS)
  tiles.set(key, tile)
  return crop(await tile, preview)
}

/** Crops a tile that is larger than the picture to its middle, which contains a mark. */
function crop(tile: Tile, { width, height }: { width: number; height: number }): Tile {
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
 * White with a dark outline, to be visible on light and dark pictures. The marks lie along one diagonal. Thin lines join and cross them, so every usable
 * part of a picture contains some of the watermark.
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
  // Along the other diagonal, halfway between the marks.
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
  /** Pixels at full scale. */
  width: number
  em: number
}

/** One mark, centred on the origin. */
async function drawMark({ name, mark }: Watermark): Promise<Drawn> {
  const word = await outlinesOf(name)
  const arch = mark === null || word === null ? MARK.width : 0
  const gap = arch === 0 || word === null ? 0 : GAP
  const units = arch + gap + (word?.width ?? 0)
  const em = Math.min(EM, (MAX_MARK_WIDTH / units) * 100)
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

/** The line from the centre of one mark to that of the next, without the parts under the marks, as a relative path. */
function joiningLine({ width, em }: Drawn): string {
  const start = (width / 2 + em / 3) / Math.hypot(WIDTH / 2, HEIGHT / 2)
  const [across, up] = [WIDTH / 2, -HEIGHT / 2]
  return `m${start * across} ${start * up}l${(1 - 2 * start) * across} ${(1 - 2 * start) * up}`
}
