import { darker, lighter, mix } from '../colour.ts'
import { family } from '../family.ts'
import { n, petal, polar } from '../path.ts'
import type { Rng } from '../rng.ts'
import { dot, group, oval, path, Scene, stroke } from '../scene.ts'

type Lotus = { water: readonly [far: string, middle: string, near: string]; light: string; petals: string; leaf: string; moon: boolean }

/** Lotuses above their pads on still water that reflects the sky. */
export const lotus = family<Lotus>({
  key: 'lotus',
  kind: 'jpeg',
  finish: { grain: 6, mottle: 3 },
  draw(rng, look, width, height) {
    const scene = new Scene(width, height)
    const unit = Math.min(width, height)
    scene.wash(
      scene.linear(0, 0, 0, height, [
        [0, look.water[0]],
        [0.4, look.water[1]],
        [1, look.water[2]],
      ]),
    )
    const lightX = width * rng.between(0.4, 0.6)
    scene.glow(lightX, height * 0.14, unit * 0.8, look.light, 0.75)
    if (look.moon) scene.add(oval(lightX, height * 0.17, unit * 0.07, unit * 0.062, lighter(look.light, 0.5), 'opacity="0.9"'))
    ripples(scene, rng, look, lightX)
    const rows = 7
    for (let row = 0; row < rows; row += 1) {
      const depth = row / (rows - 1)
      const y = height * (0.24 + 0.74 * depth ** 1.35)
      const size = unit * (0.04 + 0.16 * depth ** 1.2)
      for (let x = -size + rng.next() * size * 2; x < width + size; x += size * rng.between(1.8, 3.6))
        pad(scene, rng, look, x, y + rng.bell() * size * 0.5, size * rng.between(0.7, 1.15), depth)
      if (row === rows - 1) continue
      const flowers = depth < 0.5 ? 2 : 1
      for (let flower = 0; flower < flowers; flower += 1) {
        if (depth > 0.7) continue
        bloom(scene, rng, look, width * rng.between(0.08, 0.92), y - size * 0.5, size * 0.85, depth, rng.chance(0.35))
      }
    }
    const heroX = width * (width > height * 1.3 ? rng.pick([0.34, 0.64]) : 0.5)
    bloom(scene, rng, look, heroX + unit * 0.31, height * 0.66, unit * 0.1, 0.8, true)
    bloom(scene, rng, look, heroX, height * 0.69, unit * 0.25, 1, false)
    scene.vignette(darker(look.water[2], 0.6), 0.5)
    return scene
  },
  pieces: [
    {
      title: 'Lotus pond at sunrise',
      description: 'Pink lotuses over gold water, before the wind gets up.',
      keywords: ['lotus', 'pond', 'sunrise', 'flower', 'pink', 'water', 'calm', 'कमल'],
      location: 'Srinagar, Jammu and Kashmir',
      format: 'landscape',
      variant: { water: ['#f6c98f', '#8fa88a', '#173f3c'], light: '#fff0c0', petals: '#e8608f', leaf: '#2f6f4a', moon: false },
    },
    {
      title: 'कमल, blue hour',
      description: 'One lotus held up to the evening, the pond going indigo.',
      keywords: ['lotus', 'कमल', 'pond', 'evening', 'blue', 'flower', 'water', 'calm'],
      location: 'Bhubaneswar, Odisha',
      format: 'portrait',
      variant: { water: ['#8fa3cf', '#3f5390', '#111a42'], light: '#ffd9c4', petals: '#f08ab0', leaf: '#235a5c', moon: true },
    },
    {
      title: 'White lotus',
      description: 'Ivory petals over jade water.',
      keywords: ['lotus', 'white', 'pond', 'green', 'flower', 'water', 'meditation', 'calm'],
      location: 'Puducherry',
      format: 'square',
      variant: { water: ['#c3dcc0', '#5f9a7c', '#0f3d33'], light: '#fffbe2', petals: '#f3e3d2', leaf: '#2d7a4c', moon: false },
    },
    {
      title: 'Temple tank, noon',
      description: 'Red lotuses in a temple tank under a white sky.',
      keywords: ['lotus', 'temple', 'tank', 'red', 'flower', 'water', 'pond', 'south india'],
      location: 'Kumbakonam, Tamil Nadu',
      format: 'wide',
      variant: { water: ['#dfe6d2', '#7aa7a3', '#1c4c56'], light: '#ffffff', petals: '#d33a52', leaf: '#3d7d3f', moon: false },
    },
    {
      title: 'Moon pond',
      description: 'A full moon lies on the water between the pads.',
      keywords: ['lotus', 'moon', 'night', 'pond', 'water', 'flower', 'violet', 'calm'],
      location: 'Hampi, Karnataka',
      format: 'tall',
      variant: { water: ['#5a5a98', '#2b2f68', '#0c1030'], light: '#f0ecff', petals: '#c79af0', leaf: '#234f5e', moon: true },
    },
  ],
})

function ripples(scene: Scene, rng: Rng, look: Lotus, lightX: number): void {
  const { width, height } = scene
  const marks: string[] = []
  for (let ripple = 0; ripple < 210; ripple += 1) {
    const share = rng.next() ** 1.4
    const nearLight = rng.chance(0.5)
    const x = nearLight ? lightX + rng.bell() * width * (0.09 + 0.1 * share) : width * rng.next()
    marks.push(
      oval(
        x,
        height * share,
        width * rng.between(0.012, 0.06) * (0.4 + share),
        1.2 + 4 * share,
        nearLight ? lighter(look.light, 0.2) : rng.pick([look.water[0], darker(look.water[2], 0.2)]),
        `opacity="${n(rng.between(0.1, nearLight ? 0.5 : 0.28))}"`,
      ),
    )
  }
  scene.add(...marks)
}

function pad(scene: Scene, rng: Rng, look: Lotus, x: number, y: number, size: number, depth: number): void {
  const tone = mix(mix(look.water[0], look.leaf, 0.5 + 0.5 * depth), rng.pick(['#9aa64a', '#1d4a3a', look.leaf]), 0.24)
  const notch = rng.between(40, 140)
  const [ax, ay] = polar(0, 0, size, notch - 9)
  const [bx, by] = polar(0, 0, size, notch + 9)
  const d = `M0 0L${n(bx)} ${n(by)}A${n(size)} ${n(size)} 0 1 1 ${n(ax)} ${n(ay)}Z`
  const veins = Array.from({ length: 11 }, (_, vein) => {
    const [vx, vy] = polar(0, 0, size * 0.93, notch + 28 + vein * 30.5)
    return `M0 0L${n(vx)} ${n(vy)}`
  }).join('')
  scene.add(
    group(
      [
        path(d, darker(look.water[2], 0.4), `opacity="0.4" transform="translate(${n(size * 0.04)} ${n(size * 0.16)})"`),
        path(
          d,
          scene.linear(-size, -size, size * 0.4, size, [
            [0, mix(tone, look.light, 0.42)],
            [0.5, tone],
            [1, darker(tone, 0.34)],
          ]),
        ),
        stroke(veins, mix(tone, look.light, 0.4), Math.max(1, size * 0.012), 'opacity="0.45"'),
        stroke(d, mix(tone, look.light, 0.55), Math.max(1, size * 0.02), 'opacity="0.5"'),
      ],
      `transform="translate(${n(x)} ${n(y)}) scale(1 0.36)"`,
    ),
  )
}

/** A flower whose base is at (x, y); `size` is about its half width. */
function bloom(scene: Scene, rng: Rng, look: Lotus, x: number, y: number, size: number, depth: number, bud: boolean): void {
  const tone = mix(look.petals, look.water[0], 0.4 * (1 - depth))
  const stemFoot = y + size * 0.85
  scene.add(
    stroke(
      `M${n(x)} ${n(y)}Q${n(x + size * 0.06)} ${n(y + size * 0.5)} ${n(x - size * 0.02)} ${n(stemFoot)}`,
      darker(look.leaf, 0.25),
      Math.max(2, size * 0.055),
    ),
  )
  scene.add(
    oval(x, stemFoot + size * 0.24, size * 0.55, size * 0.2, tone, 'opacity="0.2"'),
    oval(x, stemFoot, size * 0.24, size * 0.05, look.light, 'opacity="0.35"'),
  )
  const blade = (degrees: number, long: number, wide: number, inside: boolean, curl = 0): void => {
    const tip = polar(x, y, size * long, degrees)
    const paint = scene.linear(
      x,
      y,
      tip[0],
      tip[1],
      inside
        ? [
            [0, mix('#fff3cf', tone, 0.25)],
            [0.45, lighter(tone, 0.38)],
            [1, tone],
          ]
        : [
            [0, mix('#fbeebb', tone, 0.42)],
            [0.4, lighter(tone, 0.2)],
            [1, darker(tone, 0.14)],
          ],
    )
    const shape = petal(x + curl, y, size * long, size * wide, degrees, 0.62)
    scene.add(path(shape, paint), stroke(shape, darker(tone, 0.3), Math.max(0.8, size * 0.008), 'opacity="0.4"'))
    if (depth > 0.75) {
      const veins = [-0.2, -0.09, 0.03, 0.13].map((aside) => {
        const [mx, my] = polar(x, y, size * long * 0.56, degrees + aside * 58 * wide)
        const [tx, ty] = polar(x, y, size * long * 0.86, degrees + aside * 30 * wide)
        return `M${n(x)} ${n(y)}Q${n(mx)} ${n(my)} ${n(tx)} ${n(ty)}`
      })
      scene.add(stroke(veins.join(''), darker(tone, 0.18), Math.max(0.8, size * 0.006), 'opacity="0.32"'))
    }
  }
  if (bud) {
    for (const [degrees, wide] of [
      [-108, 0.4],
      [-72, 0.4],
      [-90, 0.5],
    ] as const)
      blade(degrees + rng.bell() * 3, 1.05, wide, false)
    blade(-97, 0.9, 0.34, true)
    return
  }
  for (const degrees of [-158, -22, -140, -40, -122, -58, -104, -76])
    blade(degrees + rng.bell() * 3, 1.02 - Math.abs(degrees + 90) * 0.0012, 0.5, true)
  for (let stamen = 0; stamen < 34; stamen += 1) {
    const [sx, sy] = polar(x, y - size * 0.16, size * rng.between(0.3, 0.52), -90 + rng.bell() * 62)
    scene.add(
      stroke(`M${n(x)} ${n(y - size * 0.1)}L${n(sx)} ${n(sy)}`, '#f6cf5a', Math.max(1, size * 0.012)),
      dot(sx, sy, Math.max(1.2, size * 0.018), '#fff0a8'),
    )
  }
  scene.add(
    oval(x, y - size * 0.32, size * 0.17, size * 0.075, '#d9c04a'),
    ...[-0.1, -0.03, 0.05, 0.11].map((dx, index) => dot(x + dx * size, y - size * (0.325 + 0.02 * (index % 2)), size * 0.014, '#7a6a1e')),
  )
  for (const degrees of [-168, -12, -150, -30, -128, -52, -109, -71, -90])
    blade(degrees + rng.bell() * 2, 0.62 + 0.24 * Math.abs(Math.cos((degrees * Math.PI) / 180)), 0.46, false)
  for (const degrees of [-184, 4]) blade(degrees, 0.86, 0.3, false)
}
