import { darker, lighter, mix } from '../colour.ts'
import { family } from '../family.ts'
import { cuspedArch, n } from '../path.ts'
import type { Rng } from '../rng.ts'
import { dot, group, path, Scene, stroke } from '../scene.ts'
import { birds } from './hills.ts'

type Kites = {
  sky: readonly [top: string, middle: string, low: string]
  sun: { x: number; y: number; colour: string }
  town: string
  papers: readonly string[]
  count: number
}

/** Paper kites over old-town roofs on Makar Sankranti. */
export const kites = family<Kites>({
  key: 'kites',
  kind: 'jpeg',
  finish: { grain: 6, mottle: 2 },
  draw(rng, look, width, height) {
    const scene = new Scene(width, height)
    const unit = Math.min(width, height)
    const ground = height * 0.86
    scene.wash(
      scene.linear(0, 0, 0, ground, [
        [0, look.sky[0]],
        [0.55, look.sky[1]],
        [1, look.sky[2]],
      ]),
    )
    scene.glow(width * look.sun.x, height * look.sun.y, unit * 0.8, look.sun.colour, 0.8)
    scene.add(dot(width * look.sun.x, height * look.sun.y, unit * 0.06, lighter(look.sun.colour, 0.5)))
    cloudStreaks(scene, rng, look)
    birds(scene, rng, width * 0.5, height * 0.55, darker(look.town, 0.2), unit / 1900)
    for (let layer = 0; layer < 4; layer += 1) roofs(scene, rng, look, layer / 3, ground, unit)
    const spots = scatter(rng, look.count, width, height)
    spots.forEach(([x, y], index) => {
      const near = (index / (spots.length - 1)) ** 2.2
      kite(scene, rng, look, x, y, unit * (0.022 + 0.125 * near), near, ground)
    })
    scene.vignette(darker(look.town, 0.6), 0.32)
    return scene
  },
  pieces: [
    {
      title: 'Sankranti over the old city',
      description: 'Kites in the evening sky above domes and terraces; every roof has a flyer.',
      keywords: ['kites', 'kite', 'sankranti', 'uttarayan', 'sky', 'rooftops', 'festival', 'sunset', 'पतंग'],
      location: 'Ahmedabad, Gujarat',
      format: 'landscape',
      variant: {
        sky: ['#3f6fa8', '#f2a65e', '#ffe0a3'],
        sun: { x: 0.3, y: 0.52, colour: '#fff0b8' },
        town: '#5b2a3c',
        papers: ['#c8341a', '#f2b134', '#27357f', '#c2185b', '#1f6a4a', '#fbf3e2'],
        count: 19,
      },
    },
    {
      title: 'पतंग का दिन',
      description: 'A clear January morning, the air full of paper.',
      keywords: ['kites', 'पतंग', 'sankranti', 'morning', 'sky', 'blue', 'festival', 'rooftops'],
      location: 'Jaipur, Rajasthan',
      format: 'portrait',
      variant: {
        sky: ['#2f86b8', '#86c5d8', '#fbe8c8'],
        sun: { x: 0.72, y: 0.6, colour: '#fff4d4' },
        town: '#b0533f',
        papers: ['#d8361f', '#f4a91f', '#ffffff', '#d81b74', '#1c2f86', '#f07f1d'],
        count: 22,
      },
    },
    {
      title: 'Kites at violet hour',
      description: 'The last kites before lamps are lit, high over Hyderabad’s domes.',
      keywords: ['kites', 'kite', 'evening', 'violet', 'skyline', 'hyderabad', 'festival', 'sky'],
      location: 'Hyderabad, Telangana',
      format: 'wide',
      variant: {
        sky: ['#2a2460', '#9a4f8f', '#ffb187'],
        sun: { x: 0.62, y: 0.56, colour: '#ffd39a' },
        town: '#2a1540',
        papers: ['#ff6b4a', '#ffd05a', '#5ac8c8', '#ff8ab8', '#fff0dc'],
        count: 20,
      },
    },
    {
      title: 'One red kite',
      description: 'A single kite close enough to count its bamboo, the city small below.',
      keywords: ['kite', 'kites', 'red', 'sky', 'sankranti', 'minimal', 'festival', 'rooftops'],
      location: 'Surat, Gujarat',
      format: 'square',
      variant: {
        sky: ['#e7b65c', '#f6d690', '#fff2cf'],
        sun: { x: 0.24, y: 0.24, colour: '#fffbe6' },
        town: '#9a5a34',
        papers: ['#c8341a', '#fbf3e2'],
        count: 6,
      },
    },
    {
      title: 'Green sky, kite weather',
      description: 'A strange clear dusk after wind, kites pulling hard.',
      keywords: ['kites', 'kite', 'dusk', 'green', 'sky', 'rooftops', 'sankranti', 'wind'],
      location: 'Bikaner, Rajasthan',
      format: 'tall',
      variant: {
        sky: ['#0d4a57', '#5fa893', '#ffe2a6'],
        sun: { x: 0.4, y: 0.68, colour: '#fff0c0' },
        town: '#14323a',
        papers: ['#f07f1d', '#f7d154', '#e23d6d', '#fff6e2', '#7a1f3d'],
        count: 20,
      },
    },
  ],
})

/** Positions at some distance from each other; the last ones are nearest to the viewer. */
function scatter(rng: Rng, count: number, width: number, height: number): (readonly [number, number])[] {
  const spots: (readonly [number, number])[] = []
  for (let tries = 0; spots.length < count && tries < 900; tries += 1) {
    const x = width * rng.between(0.09, 0.91)
    const y = height * rng.between(0.08, 0.3 + 0.3 * ((count - spots.length) / count))
    const room = Math.min(width, height) * (0.07 + 0.24 * ((count - spots.length) / count < 0.3 ? 1 : 0.2))
    if (spots.every(([sx, sy]) => Math.hypot(sx - x, sy - y) > room)) spots.push([x, y])
  }
  return spots
}

function cloudStreaks(scene: Scene, rng: Rng, look: Kites): void {
  const { width, height } = scene
  for (let cloud = 0; cloud < 9; cloud += 1) {
    const [x, y] = [width * rng.between(-0.05, 1.05), height * rng.between(0.12, 0.72)]
    const long = width * rng.between(0.16, 0.42)
    const paint = scene.roundIn([
      [0, lighter(look.sun.colour, 0.3), 0.5],
      [0.6, look.sky[2], 0.2],
      [1, look.sky[2], 0],
    ])
    for (let puff = 0; puff < 6; puff += 1) {
      const along = rng.bell()
      scene.add(
        `<ellipse cx="${n(x + along * long * 0.5)}" cy="${n(y + rng.bell() * height * 0.014)}" rx="${n(long * rng.between(0.2, 0.5))}" ry="${n(height * rng.between(0.006, 0.02))}" fill="${paint}"/>`,
      )
    }
  }
}

function roofs(scene: Scene, rng: Rng, look: Kites, depth: number, ground: number, unit: number): void {
  const { width, height } = scene
  const colour = mix(mix(look.sky[2], look.sky[1], 0.3), look.town, 0.22 + 0.78 * depth ** 0.8)
  const lit = mix(colour, look.sun.colour, 0.3)
  const floor = ground - unit * 0.11 * (1 - depth) + unit * 0.06 * depth
  const marks: string[] = []
  const windows: string[] = []
  let x = -unit * 0.05
  while (x < width) {
    const wide = unit * rng.between(0.08, 0.2) * (0.5 + 0.6 * depth)
    const tall = unit * rng.between(0.03, 0.14) * (0.75 + 0.4 * depth)
    const top = floor - tall
    marks.push(`M${n(x)} ${n(height)}L${n(x)} ${n(top)}L${n(x + wide)} ${n(top)}L${n(x + wide)} ${n(height)}Z`)
    marks.push(`M${n(x - wide * 0.03)} ${n(top)}h${n(wide * 1.06)}v${n(-unit * 0.008)}h${n(-wide * 1.06)}Z`)
    const kind = rng.next()
    const middle = x + wide / 2
    if (kind < 0.3) marks.push(chhatri(middle, top - unit * 0.007, wide * rng.between(0.4, 0.6)))
    else if (kind < 0.42) marks.push(dome(middle, top, wide * 0.34))
    else if (kind < 0.52 && depth < 0.9) marks.push(minaret(x + wide * 0.2, top, wide * 0.09, tall * 1.1 + unit * 0.06))
    else if (kind < 0.72) {
      for (let merlon = 0; merlon < 7; merlon += 1)
        marks.push(`M${n(x + (wide * merlon) / 7)} ${n(top - unit * 0.006)}h${n(wide / 10)}v${n(-unit * 0.009)}h${n(-wide / 10)}Z`)
      if (depth > 0.3) marks.push(flyer(middle + wide * rng.between(-0.3, 0.3), top - unit * 0.006, unit * 0.032 * (0.55 + 0.5 * depth)))
    } else if (depth > 0.3) marks.push(flyer(middle, top - unit * 0.006, unit * 0.032 * (0.55 + 0.5 * depth)))
    if (depth > 0.3) {
      const count = Math.max(1, Math.floor(wide / (unit * 0.045)))
      for (let window = 0; window < count; window += 1) {
        if (rng.chance(0.35)) continue
        const w = (wide / count) * 0.4
        windows.push(
          path(
            cuspedArch(x + ((window + 0.3) * wide) / count, top + unit * 0.06, w, unit * 0.035, 3),
            rng.chance(0.3) ? mix(lit, '#ffd98a', 0.55) : darker(colour, 0.35),
          ),
        )
      }
    }
    x += wide + (rng.chance(0.3) ? unit * 0.01 : 0)
  }
  scene.add(
    path(
      marks.join(''),
      scene.linear(0, floor - unit * 0.2, 0, height, [
        [0, mix(colour, lit, 0.35)],
        [0.5, colour],
        [1, darker(colour, 0.3)],
      ]),
    ),
    group(windows, ''),
  )
}

const dome = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}C${n(x - r * 1.25)} ${n(y - r)} ${n(x - r * 0.5)} ${n(y - r * 1.35)} ${n(x)} ${n(y - r * 1.75)}C${n(x + r * 0.5)} ${n(y - r * 1.35)} ${n(x + r * 1.25)} ${n(y - r)} ${n(x + r)} ${n(y)}ZM${n(x - r * 0.03)} ${n(y - r * 1.6)}h${n(r * 0.06)}v${n(-r * 0.6)}h${n(-r * 0.06)}Z`

function chhatri(x: number, y: number, wide: number): string {
  const h = wide * 0.5
  const pillar = (at: number): string => `M${n(x + at * wide - wide * 0.03)} ${n(y)}h${n(wide * 0.06)}v${n(-h)}h${n(-wide * 0.06)}Z`
  return `${[-0.38, -0.13, 0.13, 0.38].map(pillar).join('')}M${n(x - wide * 0.56)} ${n(y - h)}h${n(wide * 1.12)}l${n(-wide * 0.1)} ${n(-wide * 0.07)}h${n(-wide * 0.92)}Z${dome(x, y - h - wide * 0.06, wide * 0.38)}`
}

const minaret = (x: number, y: number, r: number, tall: number): string =>
  `M${n(x - r)} ${n(y)}L${n(x - r * 0.7)} ${n(y - tall)}L${n(x + r * 0.7)} ${n(y - tall)}L${n(x + r)} ${n(y)}ZM${n(x - r * 1.6)} ${n(y - tall * 0.72)}h${n(r * 3.2)}v${n(-r * 0.5)}h${n(-r * 3.2)}ZM${n(x - r * 1.5)} ${n(y - tall)}h${n(r * 3)}v${n(-r * 0.5)}h${n(-r * 3)}Z${dome(x, y - tall - r * 0.4, r)}`

/** Someone on a roof with both arms up at the line. */
const flyer = (x: number, y: number, s: number): string =>
  `M${n(x - s * 0.16)} ${n(y)}L${n(x - s * 0.13)} ${n(y - s * 0.95)}L${n(x + s * 0.13)} ${n(y - s * 0.95)}L${n(x + s * 0.16)} ${n(y)}L${n(x + s * 0.03)} ${n(y)}L${n(x)} ${n(y - s * 0.4)}L${n(x - s * 0.04)} ${n(y)}ZM${n(x - s * 0.12)} ${n(y - s * 1.09)}a${n(s * 0.12)} ${n(s * 0.12)} 0 1 1 ${n(s * 0.24)} 0a${n(s * 0.12)} ${n(s * 0.12)} 0 1 1 ${n(-s * 0.24)} 0ZM${n(x + s * 0.08)} ${n(y - s * 0.92)}l${n(s * 0.3)} ${n(-s * 0.4)}l${n(s * 0.07)} ${n(s * 0.05)}l${n(-s * 0.29)} ${n(s * 0.46)}ZM${n(x - s * 0.1)} ${n(y - s * 0.9)}l${n(s * 0.32)} ${n(-s * 0.26)}l${n(s * 0.05)} ${n(s * 0.07)}l${n(-s * 0.3)} ${n(s * 0.3)}Z`

function kite(scene: Scene, rng: Rng, look: Kites, x: number, y: number, size: number, near: number, ground: number): void {
  const tilt = rng.between(-34, 34)
  const air = 0.5 * (1 - near) ** 2
  const hazy = (colour: string): string => mix(colour, look.sky[1], air)
  const first = hazy(near === 1 ? (look.papers[0] ?? rng.pick(look.papers)) : rng.pick(look.papers))
  const others = look.papers.map(hazy).filter((paper) => paper !== first)
  const second = rng.pick(others.length > 0 ? others : [lighter(first, 0.4)])
  const third = rng.pick(others.length > 0 ? others : [darker(first, 0.3)])
  const sideways = rng.between(-0.22, 0.22) * scene.width
  scene.add(
    stroke(
      `M${n(x)} ${n(y)}C${n(x + sideways * 0.1)} ${n(y + (ground - y) * 0.45)} ${n(x + sideways * 0.5)} ${n(ground - (ground - y) * 0.2)} ${n(x + sideways)} ${n(ground)}`,
      mix(look.town, look.sky[2], 0.25),
      0.9 + 1.5 * near,
      `opacity="${n(0.3 + 0.25 * near)}"`,
    ),
  )
  const h = 100
  const w = 88
  const diamond = `M0 ${-h}L${w} 0L0 ${h}L${-w} 0Z`
  const panels = rng.pick([
    `${path(`M0 ${-h}L${w} 0L0 0Z`, second)}${path(`M0 ${h}L${-w} 0L0 0Z`, second)}`,
    path(`M${-w} 0L0 ${-h}L${w} 0Q0 -34 ${-w} 0Z`, second),
    `${path(`M0 -46L40 0L0 46L-40 0Z`, second)}${dot(0, 0, 15, third)}`,
    `${path(`M${-w} 0L${w} 0L0 ${h}Z`, second)}${dot(0, -38, 17, third)}`,
    path(`M-24 ${-h * 0.73}L0 ${-h}L24 ${-h * 0.73}L24 ${h * 0.73}L0 ${h}L-24 ${h * 0.73}Z`, second),
  ])
  const tail = rng.chance(0.55)
    ? Array.from({ length: 7 }, (_, bow) => {
        const [bx, by] = [Math.sin(bow * 0.9 + tilt) * 13, h + 28 + bow * 27]
        return path(`M${n(bx)} ${n(by)}l-14 -9v18ZM${n(bx)} ${n(by)}l14 -9v18Z`, bow % 2 === 0 ? second : third)
      }).join('') + stroke(`M0 ${h}Q12 ${h + 70} -8 ${h + 120}T4 ${h + 196}`, darker(first, 0.3), 2)
    : path(`M0 ${h - 6}L26 ${h + 36}L0 ${h + 26}L-26 ${h + 36}Z`, third)
  const marks = [
    path(diamond, first),
    panels,
    path(`M0 ${-h}L${w} 0L0 ${h}Z`, darker(first, 0.5), 'opacity="0.13"'),
    path(
      diamond,
      scene.alongIn(
        [
          [0, '#ffffff', 0.24],
          [0.6, '#ffffff', 0],
        ],
        1,
        1,
      ),
    ),
    stroke(`M0 ${-h}L0 ${h}M${-w} 0Q0 ${-h * 0.62} ${w} 0`, darker(first, 0.55), 2.6, 'opacity="0.75"'),
    tail,
  ]
  scene.add(group(marks, `transform="translate(${n(x)} ${n(y)}) rotate(${n(tilt)}) scale(${Math.round(size * 10) / 1000})"`))
}
