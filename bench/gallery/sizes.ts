import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { random } from '@chitra/api/testing/random.ts'

/** Pixels. */
export interface Size {
  width: number
  height: number
}

/** Matches the size in a line of the sample by its unit, because earlier columns may contain commas. */
const SIZED = /,(\d+),(\d+),px,/

/** `count` picture sizes in a fixed pseudo-random order, from the sample (CSV, gzip), or generated from a seed if there is no file. */
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
