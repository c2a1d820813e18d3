import sharp from 'sharp'
import type { FileKind, Finish } from './family.ts'
import { rngFrom } from './rng.ts'

const TILE = 512
const MASK = TILE - 1

/** Periodic smooth noise in levels of about -128 to 127, TILE pixels square; `period` is the size of its largest feature in pixels. */
function noiseTile(seed: string, period: number, octaves: number): Int8Array {
  const rng = rngFrom(seed)
  const sums = new Float32Array(TILE * TILE)
  let weight = 1
  let total = 0
  for (let octave = 0, cell = period; octave < octaves && cell >= 1; octave += 1, cell /= 2) {
    const side = TILE / cell
    const knots = Float32Array.from({ length: side * side }, () => rng.next() * 2 - 1)
    for (let y = 0; y < TILE; y += 1) {
      const row = Math.floor(y / cell)
      const fy = y / cell - row
      const ey = fy * fy * (3 - 2 * fy)
      const [top, below] = [row * side, ((row + 1) % side) * side]
      for (let x = 0; x < TILE; x += 1) {
        const column = Math.floor(x / cell)
        const fx = x / cell - column
        const ex = fx * fx * (3 - 2 * fx)
        const right = (column + 1) % side
        const upper = (knots[top + column] ?? 0) * (1 - ex) + (knots[top + right] ?? 0) * ex
        const lower = (knots[below + column] ?? 0) * (1 - ex) + (knots[below + right] ?? 0) * ex
        const place = y * TILE + x
        sums[place] = (sums[place] ?? 0) + weight * (upper * (1 - ey) + lower * ey)
      }
    }
    total += weight
    weight *= 0.6
  }
  return Int8Array.from(sums, (sum) => Math.max(-127, Math.min(127, (sum / total) * 150)))
}

type Tiles = { grain: Int8Array; fine: Int8Array; broad: Int8Array }
let tiles: Tiles | undefined
function noiseTiles(): Tiles {
  tiles ??= { grain: noiseTile('grain', 2, 2), fine: noiseTile('fine', 64, 6), broad: noiseTile('broad', 128, 3) }
  return tiles
}

/** Adds grain, mottle and weave to RGB pixels, in place. */
function finishPixels(pixels: Buffer, width: number, height: number, finish: Finish, offset: number): void {
  const { grain, fine, broad } = noiseTiles()
  const [grainBy, mottleBy, weaveBy] = [(finish.grain ?? 0) / 90, (finish.mottle ?? 0) / 90, finish.weave ?? 0]
  let at = 0
  for (let y = 0; y < height; y += 1) {
    // The grain is shifted every TILE rows, so that its repetition is not visible.
    const shiftX = offset + (y >> 9) * 197
    const grainRow = ((y + offset * 3) & MASK) * TILE
    const fineRow = (((y >> 1) + offset) & MASK) * TILE
    const broadRow = (((y >> 2) + offset) & MASK) * TILE
    for (let x = 0; x < width; x += 1) {
      let change = grainBy * (grain[grainRow + ((x + shiftX) & MASK)] ?? 0)
      if (mottleBy > 0)
        change += mottleBy * ((fine[fineRow + (((x >> 1) + offset) & MASK)] ?? 0) + (broad[broadRow + (((x >> 2) + offset) & MASK)] ?? 0))
      if (weaveBy > 0) change += (((x >> 1) + (y >> 1)) & 1) === 0 ? weaveBy : -weaveBy
      for (const end = at + 3; at < end; at += 1) {
        const value = (pixels[at] ?? 0) + change
        pixels[at] = value < 0 ? 0 : value > 255 ? 255 : value
      }
    }
  }
}

/** Encodes a drawing as a file. SVG stays as it is, JPEG gets its texture, PNG keeps flat colours and transparency. */
export async function encode(svg: string, kind: FileKind, finish: Finish, seed: number): Promise<Buffer> {
  if (kind === 'svg') return Buffer.from(svg)
  const source = sharp(Buffer.from(svg), { unlimited: true })
  if (kind === 'png') return source.png({ compressionLevel: 6, adaptiveFiltering: false }).toBuffer()
  const { data, info } = await source.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  finishPixels(data, info.width, info.height, finish, seed & MASK)
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality: 86 })
    .toBuffer()
}
