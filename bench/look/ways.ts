import { likeness } from '@chitra/api/modules/looks/look.ts'
import { openModel } from '@chitra/api/modules/looks/model/open-model.ts'
import sharp from 'sharp'
import phash from 'sharp-phash'
import distance from 'sharp-phash/distance.js'
import type { Labelled } from './pictures.ts'

export interface Compared {
  /** How alike two pictures are by their places; more is more alike. */
  alike(one: number, other: number): number
  /** Milliseconds of processor time for each picture. */
  cpu: number
}

async function timed<T>(pictures: readonly Labelled[], see: (bytes: Buffer) => Promise<T>): Promise<{ all: T[]; cpu: number }> {
  const began = process.cpuUsage()
  const all: T[] = []
  for (const { bytes } of pictures) all.push(await see(bytes))
  const { user, system } = process.cpuUsage(began)
  return { all, cpu: (user + system) / 1_000 / pictures.length }
}

export async function byLook(pictures: readonly Labelled[]): Promise<Compared> {
  const model = await openModel('built-in')
  const { all, cpu } = await timed(pictures, async (bytes) => {
    const found = await model.numbersOf(bytes)
    if (found === null) throw new Error('a picture of the bench cannot be read')
    return model.lookOf(found.numbers)
  })
  return { cpu, alike: (one, other) => likeness(all[one] ?? new Int8Array(), all[other] ?? new Int8Array()) }
}

export async function byHash(pictures: readonly Labelled[]): Promise<Compared> {
  const { all, cpu } = await timed(pictures, async (bytes) => await phash(bytes))
  return { cpu, alike: (one, other) => -distance(all[one] ?? '', all[other] ?? '') }
}

const BINS = 4

/** By the common area of histograms of 64 colours. */
export async function byHistogram(pictures: readonly Labelled[]): Promise<Compared> {
  const { all, cpu } = await timed(pictures, async (bytes) => {
    const data = await sharp(bytes).resize({ width: 64, height: 64, fit: 'fill' }).removeAlpha().toColourspace('srgb').raw().toBuffer()
    const bins = new Float64Array(BINS ** 3)
    const step = 256 / BINS
    for (let at = 0; at < data.length; at += 3) {
      const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0].map((byte) => Math.floor(byte / step)) as [
        number,
        number,
        number,
      ]
      const bin = (r * BINS + g) * BINS + b
      bins[bin] = (bins[bin] ?? 0) + 3 / data.length
    }
    return bins
  })
  return {
    cpu,
    alike: (one, other) => (all[one] ?? new Float64Array()).reduce((sum, share, n) => sum + Math.min(share, all[other]?.[n] ?? 0), 0),
  }
}
