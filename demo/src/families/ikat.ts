import { darker, mix } from '../colour.ts'
import { family } from '../family.ts'
import { n } from '../path.ts'
import type { Rng } from '../rng.ts'
import { Scene, stroke } from '../scene.ts'

type Ikat = { ground: string; inks: readonly [string, string, string]; pale: string; columns: number }

/** Resist-dyed warp: diamonds of threads, each slightly shifted, so that all edges look feathered. */
export const ikat = family<Ikat>({
  key: 'ikat',
  kind: 'png',
  draw(rng, look, width, height) {
    const scene = new Scene(width, height)
    scene.wash(look.ground)
    const thread = 8
    const step = width / look.columns
    const tall = height / Math.max(2, Math.round(height / (step * 1.45)))
    const strands = new Map<string, string[]>()
    const draw = (colour: string, x: number, from: number, to: number): void => {
      if (to - from < 3) return
      const known = strands.get(colour) ?? []
      known.push(`M${n(x)} ${n(from)}V${n(to)}`)
      strands.set(colour, known)
    }
    for (let x = thread / 2; x < width; x += thread) {
      const column = Math.floor(x / step)
      const across = Math.abs(((x / step) % 1) - 0.5) * 2
      const slip = rng.bell() * tall * 0.02 + Math.sin(x * 0.9) * tall * 0.008
      for (let row = -1; row <= height / tall + 1; row += 1) {
        const middle = (row + (column % 2 === 0 ? 0.5 : 0)) * tall + slip
        diamond(rng, look, x, across, middle, tall, row + column, draw)
      }
    }
    for (const [colour, parts] of strands) {
      // Many medium-sized paths are stroked faster than a huge one.
      for (let start = 0; start < parts.length; start += 40)
        scene.add(`<path d="${parts.slice(start, start + 40).join('')}" stroke="${colour}" stroke-width="${thread + 0.6}" fill="none"/>`)
    }
    const weft = Array.from({ length: Math.floor(height / 12) }, (_, line) => `M0 ${line * 12}H${width}`).join('')
    scene.add(stroke(weft, darker(look.ground, 0.5), 1.4, 'opacity="0.1"'))
    return scene
  },
  pieces: [
    {
      title: 'Pochampally ikat',
      description: 'Red, black and white diamonds with feathered edges.',
      keywords: ['ikat', 'pattern', 'pochampally', 'textile', 'weave', 'red', 'diamond', 'fabric'],
      location: 'Pochampally, Telangana',
      format: 'square',
      variant: { ground: '#a31d22', inks: ['#1d1418', '#f2b134', '#c8341a'], pale: '#fbf0dc', columns: 5 },
    },
    {
      title: 'Sambalpuri ikat, indigo',
      description: 'Indigo and ivory, with a thread of madder at each heart.',
      keywords: ['ikat', 'pattern', 'sambalpuri', 'odisha', 'indigo', 'textile', 'weave', 'fabric'],
      location: 'Sambalpur, Odisha',
      format: 'square',
      variant: { ground: '#1d2b68', inks: ['#101838', '#c8452a', '#4a6ab4'], pale: '#f4efe0', columns: 6 },
    },
    {
      title: 'Patola green',
      description: 'Leaf, turmeric and plum in the grid of a Patan sari.',
      keywords: ['ikat', 'pattern', 'patola', 'gujarat', 'green', 'sari', 'textile', 'weave'],
      location: 'Patan, Gujarat',
      format: 'portrait',
      variant: { ground: '#14523f', inks: ['#5a1440', '#f2b134', '#c8341a'], pale: '#fff3d4', columns: 4 },
    },
    {
      title: 'Saffron ikat',
      description: 'Saffron ground, plum stairs, a pale heart.',
      keywords: ['ikat', 'pattern', 'saffron', 'orange', 'textile', 'weave', 'fabric', 'diamond'],
      location: 'Koyyalagudem, Telangana',
      format: 'landscape',
      variant: { ground: '#e08a1e', inks: ['#4a1a3a', '#a8243a', '#f7cf5a'], pale: '#fff6e0', columns: 7 },
    },
    {
      title: 'Ikat, rose and ash',
      description: 'A quiet weave in rose, ash and ink.',
      keywords: ['ikat', 'pattern', 'rose', 'grey', 'textile', 'weave', 'fabric', 'modern'],
      location: 'Bargarh, Odisha',
      format: 'square',
      variant: { ground: '#b8606e', inks: ['#2c2430', '#e8c9b4', '#7a6a72'], pale: '#fbf0e6', columns: 8 },
    },
  ],
})

type Draw = (colour: string, x: number, from: number, to: number) => void

/** One thread's share of a diamond: nested bands, the outermost with steps. `across` is 0 (the diamond's axis) to 1 (its edge). */
function diamond(rng: Rng, look: Ikat, x: number, across: number, middle: number, tall: number, parity: number, draw: Draw): void {
  const stair = Math.round(across * 9) / 9
  const edge = (size: number): number => (tall / 2) * (size - stair) + rng.bell() * tall * 0.024
  const accent = parity % 2 === 0 ? look.inks[1] : look.inks[2]
  const bands: readonly [number, string][] = [
    [1.0, look.pale],
    [0.9, look.inks[0]],
    [0.72, mix(look.ground, look.inks[2], 0.5)],
    [0.6, look.pale],
    [0.5, accent],
    [0.3, look.inks[0]],
    [0.18, look.pale],
  ]
  for (const [size, colour] of bands) {
    const reach = edge(size)
    if (reach > 0) draw(colour, x, middle - reach, middle + reach)
  }
}
