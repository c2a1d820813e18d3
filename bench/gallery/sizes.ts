import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { random } from '../search/random.ts'

/** Pixels. */
export interface Size {
  width: number
  height: number
}

/** Sizes in a line of the sample: title and text before them may hold commas too, so they are known by their unit. */
const SIZED = /,(\d+),(\d+),px,/

/** `count` picture sizes in a fixed mixed order: those of the sample (CSV, gzip) again and again, or drawn from a seed where there is no file. */
export function readSizes(file: string, count: number): Size[] {
  const draw = random(7)
  const known = existsSync(file)
    ? gunzipSync(readFileSync(file))
        .toString()
        .split('\n')
        .flatMap((line) => {
          const [, width, height] = SIZED.exec(line) ?? []
          return Number(width) > 0 && Number(height) > 0 ? [{ width: Number(width), height: Number(height) }] : []
        })
    : Array.from({ length: 10_000 }, () => drawSize(draw))
  return Array.from({ length: count }, () => known[Math.floor(draw() * known.length)] ?? drawSize(draw))
}

function drawSize(draw: () => number): Size {
  const long = 800 + Math.floor(draw() ** 2 * 6_000)
  const short = Math.floor(long * (0.5 + 0.5 * draw()))
  return draw() < 0.6 ? { width: long, height: short } : { width: short, height: long }
}
