import sharp, { type OverlayOptions } from 'sharp'
import type { Decoded, Pixels } from './decode.ts'

/** More would be too small to be told apart on a phone. */
export const SHEET_PICTURES = 9
/** Pixels: a picture's place on the sheet, and the paper around it. */
const [CELL, GAP] = [480, 32]
const PAPER = '#faf6ef'

/** Makes a picture as small as its place on a sheet, so that a bundle's pictures are not all in memory at their full size. */
export async function toCell({ base }: Decoded): Promise<Pixels> {
  const { data, info } = await imageOf(base)
    .resize({ width: CELL, height: CELL, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** A bundle's pictures side by side, in reading order: two to nine, in two or three columns. */
export async function contactSheet(cells: readonly Pixels[]): Promise<Decoded> {
  const columns = cells.length <= 4 ? 2 : 3
  const rows = Math.ceil(cells.length / columns)
  const [width, height] = [sideOf(columns), sideOf(rows)]
  const placed = cells.map((cell, index): OverlayOptions => ({
    input: Buffer.from(cell.data),
    raw: { width: cell.width, height: cell.height, channels: 3 },
    left: placeOf(index % columns, cell.width),
    top: placeOf(Math.floor(index / columns), cell.height),
  }))
  const data = await sharp({ create: { width, height, channels: 3, background: PAPER } })
    .composite(placed)
    .removeAlpha()
    .raw()
    .toBuffer()
  return { base: { data, width, height }, width, height }
}

const sideOf = (cells: number): number => cells * (CELL + GAP) + GAP
/** Where a picture begins that stands in the middle of its cell. */
const placeOf = (cell: number, side: number): number => GAP + cell * (CELL + GAP) + Math.floor((CELL - side) / 2)

const imageOf = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } })
