import { darker, lighter, mix } from '../colour.ts'
import { family } from '../family.ts'
import { cuspedArch, n, petal, polar, scallop } from '../path.ts'
import type { Rng } from '../rng.ts'
import { dot, group, path, Scene, stroke } from '../scene.ts'

type Marigold = { wall: string; flowers: readonly string[]; leaf: string; light: string; hang: 'strings' | 'swags' | 'heap' }

/** Strung marigolds against a painted wall, each with its own shadow. */
export const marigold = family<Marigold>({
  key: 'marigold',
  kind: 'jpeg',
  finish: { grain: 7, mottle: 8 },
  draw(rng, look, width, height) {
    const scene = new Scene(width, height)
    const unit = Math.min(width, height)
    scene.wash(
      scene.linear(0, 0, width, height, [
        [0, mix(look.wall, look.light, 0.3)],
        [0.5, look.wall],
        [1, darker(look.wall, 0.36)],
      ]),
    )
    const blooms = look.flowers.flatMap((tone) =>
      [0, 1].map((turn) => scene.define((id) => `<g id="${id}">${flower(scene, tone, turn * 9)}</g>`)),
    )
    const place = (x: number, y: number, size: number): void => {
      scene.add(
        `<use href="#${rng.pick(blooms)}" transform="translate(${n(x)} ${n(y)}) rotate(${n(rng.between(0, 360))}) scale(${Math.round(size * 10) / 1000})"/>`,
      )
    }
    const shadow = (x: number, y: number, size: number): void =>
      scene.add(dot(x + size * 0.55, y + size * 0.5, size * 1.12, darker(look.wall, 0.62), 'opacity="0.26"'))
    if (look.hang === 'heap')
      heap(
        rng,
        width,
        height,
        unit,
        place,
        (x, y, size) =>
          scene.add(dot(x + size * 0.1, y + size * 0.24, size * 1.06, darker(look.flowers[0] ?? look.wall, 0.68), 'opacity="0.5"')),
        scene,
        look,
      )
    else if (look.hang === 'swags') {
      doorway(scene, look, width, height)
      const beads: [number, number, number][] = []
      const size = unit * 0.034
      for (let swag = 0; swag < 3; swag += 1) {
        const [from, to] = [width * (swag / 3), width * ((swag + 1) / 3)]
        for (let layer = 0; layer < 2; layer += 1)
          for (let step = 0; step <= 15; step += 1) {
            const share = step / 15
            beads.push([from + (to - from) * share, height * 0.035 + Math.sin(share * Math.PI) * height * (0.085 + 0.065 * layer), size])
          }
      }
      for (const x of [0.035, 0.335, 0.665, 0.965])
        for (let step = 0; step < 8 + (x < 0.1 || x > 0.9 ? 9 : 0); step += 1)
          beads.push([width * x, height * 0.05 + step * size * 1.5, size])
      for (const [x, y, s] of beads) shadow(x, y, s)
      for (const [x, y, s] of beads) place(x + rng.bell() * s * 0.2, y + rng.bell() * s * 0.2, s * rng.between(0.92, 1.2))
    } else {
      const count = Math.round(width / (unit * 0.135))
      const step = width / count
      const strings = Array.from({ length: count }, (_, index) => ({
        x: step * (index + 0.5) + rng.bell() * step * 0.06,
        tall: height * rng.between(0.42, 0.96),
        size: step * rng.between(0.28, 0.34),
      }))
      for (const { x, tall, size } of strings) for (let y = -size; y < tall; y += size * 1.5) shadow(x, y, size)
      for (const { x, tall, size } of strings) {
        scene.add(stroke(`M${n(x)} 0V${n(tall + size * 2.2)}`, '#f2e2b8', size * 0.06))
        for (let y = -size; y < tall; y += size * 1.5) place(x + rng.bell() * size * 0.12, y, size * rng.between(0.96, 1.14))
        for (const degrees of [60, 90, 120])
          scene.add(
            path(
              petal(x, tall + size * 0.4, size * 2.1, size * 0.8, degrees, 0.5),
              scene.linear(x, tall, x, tall + size * 2.4, [
                [0, darker(look.leaf, 0.3)],
                [1, lighter(look.leaf, 0.15)],
              ]),
            ),
          )
        place(x, tall + size * 0.3, size * 1.02)
      }
    }
    scene.wash(
      scene.linear(0, 0, width, height, [
        [0, look.light, 0.2],
        [0.45, look.light, 0],
        [1, '#1a0710', 0.34],
      ]),
    )
    return scene
  },
  pieces: [
    {
      title: 'Marigold strings on a teal wall',
      description: 'Orange and gold garlands hung for a wedding, with their shadows.',
      keywords: ['marigold', 'garland', 'wedding', 'flowers', 'teal', 'orange', 'decoration', 'गेंदा'],
      location: 'Kolkata, West Bengal',
      format: 'landscape',
      variant: { wall: '#17707a', flowers: ['#f08a12', '#f7b520', '#e4620c'], leaf: '#2f7a3f', light: '#ffeec4', hang: 'strings' },
    },
    {
      title: 'Doorway in marigold',
      description: 'A blue door dressed for the day.',
      keywords: ['marigold', 'garland', 'door', 'blue', 'festival', 'flowers', 'wedding', 'welcome'],
      location: 'Jodhpur, Rajasthan',
      format: 'portrait',
      variant: { wall: '#3a62a8', flowers: ['#f7a81c', '#ee7a10', '#ffd04a'], leaf: '#2f7a3f', light: '#fff0d0', hang: 'swags' },
    },
    {
      title: 'Flower market, morning',
      description: 'A basket’s worth of marigolds seen from above, nothing else.',
      keywords: ['marigold', 'flowers', 'market', 'orange', 'yellow', 'texture', 'background', 'morning'],
      location: 'Dadar, Mumbai',
      format: 'square',
      variant: { wall: '#8a3a08', flowers: ['#f08a12', '#f9bd2a', '#e2580c', '#ffd45a'], leaf: '#2f6a34', light: '#fff2c8', hang: 'heap' },
    },
    {
      title: 'गेंदे की लड़ियाँ',
      description: 'Saffron and white strings against rani pink.',
      keywords: ['marigold', 'गेंदा', 'garland', 'pink', 'saffron', 'wedding', 'flowers', 'decoration'],
      location: 'Jaipur, Rajasthan',
      format: 'tall',
      variant: { wall: '#b81d62', flowers: ['#f59a18', '#fff3dc', '#f07a12'], leaf: '#2f7a4a', light: '#ffe2cf', hang: 'strings' },
    },
    {
      title: 'Garlands, lime wall',
      description: 'A bright village wall and the last marigolds of Dussehra.',
      keywords: ['marigold', 'garland', 'dussehra', 'festival', 'green', 'flowers', 'wall', 'orange'],
      location: 'Mysuru, Karnataka',
      format: 'wide',
      variant: { wall: '#a7b04a', flowers: ['#ea6a10', '#f6a91e', '#c8341a'], leaf: '#1f6a3a', light: '#fffbd8', hang: 'strings' },
    },
  ],
})

/** One flower of radius 100 around the origin: ruffled rings, darker towards the heart of each. */
function flower(scene: Scene, tone: string, turn: number): string {
  const marks: string[] = [dot(0, 0, 92, darker(tone, 0.35))]
  const rings = [
    [100, 19],
    [84, 17],
    [67, 14],
    [50, 11],
    [33, 8],
    [18, 5],
  ] as const
  rings.forEach(([radius, count], ring) => {
    const paint = scene.radial(0, 0, radius, [
      [0.45, darker(tone, 0.34)],
      [0.8, tone],
      [1, lighter(tone, 0.26)],
    ])
    for (let step = 0; step < count; step += 1) {
      const degrees = turn + ring * 11 + (step * 360) / count
      const [px, py] = polar(0, 0, radius * 0.3, degrees)
      const frill = petal(px, py, radius * 0.68, (radius * 4.1) / count, degrees, 0.75, 1)
      marks.push(path(frill, paint, `stroke="${darker(tone, 0.3)}" stroke-width="1.6" stroke-opacity="0.5"`))
    }
  })
  marks.push(
    path(scallop(0, 0, 6, 9, 3), darker(tone, 0.2)),
    dot(
      -26,
      -30,
      62,
      scene.roundIn([
        [0, '#fff6d8', 0.28],
        [1, '#fff6d8', 0],
      ]),
    ),
  )
  return marks.join('')
}

type Put = (x: number, y: number, size: number) => void

function heap(rng: Rng, width: number, height: number, unit: number, place: Put, shade: Put, scene: Scene, look: Marigold): void {
  scene.wash(darker(look.wall, 0.5))
  for (let layer = 0; layer < 2; layer += 1) {
    const size = unit * (layer === 0 ? 0.064 : 0.072)
    for (let y = -size; y < height + size; y += size * 1.66) {
      for (let x = -size; x < width + size; x += size * 1.8) {
        if (layer === 1 && rng.chance(0.42)) continue
        const [fx, fy, s] = [x + rng.bell() * size * 0.6, y + rng.bell() * size * 0.6, size * rng.between(0.86, 1.2)]
        if (layer === 1 && rng.chance(0.1)) {
          for (const turn of [0, 130]) scene.add(path(petal(fx, fy, s * 1.9, s * 0.7, rng.between(0, 360) + turn, 0.5), look.leaf))
        }
        shade(fx, fy, s)
        place(fx, fy, s)
      }
    }
  }
}

function doorway(scene: Scene, look: Marigold, width: number, height: number): void {
  const wide = width * 0.58
  const x = (width - wide) / 2
  const base = height * 0.95
  const tall = height * 0.74
  const door = darker(look.wall, 0.45)
  const inner = cuspedArch(x, base, wide, tall, 4)
  scene.add(
    path(cuspedArch(x - wide * 0.09, base, wide * 1.18, tall + wide * 0.14, 4), mix(look.wall, '#fff4de', 0.7)),
    path(cuspedArch(x - wide * 0.045, base, wide * 1.09, tall + wide * 0.07, 4), darker(look.wall, 0.2)),
  )
  const marks = [
    path(
      inner,
      scene.linear(x, 0, x + wide, 0, [
        [0, lighter(door, 0.12)],
        [0.48, door],
        [0.5, darker(door, 0.5)],
        [0.52, lighter(door, 0.1)],
        [1, darker(door, 0.3)],
      ]),
    ),
  ]
  for (const side of [0, 1])
    for (let row = 0; row < 5; row += 1) {
      const [px, py, pw, ph] = [x + wide * (0.06 + side * 0.48), base - tall * (0.16 + row * 0.17), wide * 0.4, tall * 0.13]
      marks.push(
        `<rect x="${n(px)}" y="${n(py)}" width="${n(pw)}" height="${n(ph)}" fill="${darker(door, 0.22)}" stroke="${lighter(door, 0.2)}" stroke-width="3"/>`,
      )
      for (let stud = 0; stud < 4; stud += 1)
        marks.push(
          dot(px + pw * (0.14 + stud * 0.24), py + ph / 2, wide * 0.013, '#d9a441'),
          dot(px + pw * (0.14 + stud * 0.24) - 2, py + ph / 2 - 3, wide * 0.005, '#fff0c0'),
        )
    }
  for (const at of [0.46, 0.54])
    marks.push(dot(x + wide * at, base - tall * 0.36, wide * 0.028, 'none', 'stroke="#d9a441" stroke-width="7"'))
  scene.add(group(marks, `clip-path="${scene.clip(inner)}"`))
  scene.add(
    `<rect y="${n(base)}" width="${width}" height="${n(height - base)}" fill="${mix(look.wall, '#5a4a40', 0.7)}"/>`,
    `<rect y="${n(base)}" width="${width}" height="${n(height * 0.012)}" fill="${mix(look.wall, '#fff4de', 0.6)}"/>`,
  )
}
