import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** A generator of numbers from 0 to 1 that gives the same ones in each run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Sides of the layers of noise, in knots. Each has less contrast than the one before, as the details of photographs have. */
const LAYERS = [3, 6, 12, 24, 48, 96, 192, 384, 768]
const FADING = 0.62

/**
 * A drawn picture that costs an encoder what a photograph does: fractal noise in three colours, a light that falls off, and shapes with sharp edges. The same seed
 * gives the same picture.
 */
async function photograph(seed: number, width: number, height: number): Promise<Buffer> {
  const next = numbersFrom(seed)
  const sums = new Float32Array(width * height * 3)
  let weight = 70
  for (const side of LAYERS) {
    if (side > Math.max(width, height) / 2) break
    const knots = Buffer.from(Uint8Array.from({ length: side * side * 3 }, () => next() * 256))
    const layer = await sharp(knots, { raw: { width: side, height: side, channels: 3 } })
      .resize({ width, height, fit: 'fill', kernel: 'cubic' })
      .raw()
      .toBuffer()
    for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + ((layer[at] ?? 128) - 128) * (weight / 70)
    weight *= FADING
  }
  const pixels = new Uint8ClampedArray(sums.length)
  for (let at = 0; at < sums.length; at += 1) pixels[at] = 128 + (sums[at] ?? 0) * 0.7 - (60 * Math.floor(at / 3 / width)) / height
  return await sharp(pixels, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(drawing(seed, width, height)) }])
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** Shapes in many colours, as SVG. */
function drawing(seed: number, width: number, height: number): string {
  const next = numbersFrom(seed)
  const shapes = Array.from({ length: 12 }, () => {
    const [x, y, size] = [next() * width, next() * height, (0.03 + next() * 0.12) * width]
    const colour = `rgb(${[next(), next(), next()].map((part) => Math.round(part * 255)).join(' ')})`
    return next() < 0.5
      ? `<circle cx="${x}" cy="${y}" r="${size / 2}" fill="${colour}"/>`
      : `<path d="M${x} ${y}l${size} ${size * next()}l${-size * next()} ${size}z" fill="${colour}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`
}

/** How many different ones are drawn; the others are variations of them, because drawing takes longer than importing. */
const MOTIFS = 6

/** Of this many files, one is a drawing, for which the import starts a process of its own. */
const DRAWING = 25
const KEYWORDS = 'river;water;boat;evening;india;ghat;light;people;travel;morning'

/** Writes `count` different files with their catalogue into folders of `each`, and returns the folders. With `drawings`, some are SVG; the others are JPEG. */
export async function drawPhotographs(
  root: string,
  { count, each, width, height, drawings = false }: { count: number; each: number; width: number; height: number; drawings?: boolean },
): Promise<string[]> {
  const motifs = await Promise.all(Array.from({ length: Math.min(count, MOTIFS) }, (_, seed) => photograph(seed + 1, width, height)))
  const folders: string[] = []
  for (let n = 0; n < count; n += 1) {
    const folder = join(root, String(Math.floor(n / each)).padStart(4, '0'))
    if (n % each === 0) {
      mkdirSync(folder, { recursive: true })
      folders.push(folder)
      writeFileSync(join(folder, 'catalogue.csv'), 'file,title,keywords\n')
    }
    const isDrawing = drawings && n % DRAWING === DRAWING - 1
    const file = `photograph ${n}.${isDrawing ? 'svg' : 'jpg'}`
    appendFileSync(join(folder, 'catalogue.csv'), `${file},River in the evening ${n},${KEYWORDS}\n`)
    if (isDrawing) {
      writeFileSync(join(folder, file), drawing(n, width, height))
      continue
    }
    const round = Math.floor(n / MOTIFS)
    let picture = sharp(motifs[n % MOTIFS], { raw: { width, height, channels: 3 } }).modulate({ hue: (round * 37) % 360 })
    if (round % 2 === 1) picture = picture.flop()
    if (round % 4 > 1) picture = picture.rotate(90)
    // The number makes every file another one.
    await picture
      .jpeg({ quality: 90 })
      .withExif({ IFD0: { ImageDescription: `Photograph ${n}`, Artist: 'bench' } })
      .toFile(join(folder, file))
  }
  return folders
}
