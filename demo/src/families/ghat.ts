import { darker, lighter, mix } from '../colour.ts'
import { family } from '../family.ts'
import { cuspedArch, n } from '../path.ts'
import type { Rng } from '../rng.ts'
import { dot, group, oval, path, Scene, stroke } from '../scene.ts'
import { birds } from './hills.ts'

type Ghat = { sky: readonly [top: string, middle: string, low: string]; light: string; stone: string; sunX: number; lamps: boolean }

/** River steps and spires at dawn or dusk, with boats on water that reflects the sky. */
export const ghat = family<Ghat>({
  key: 'ghat',
  kind: 'jpeg',
  finish: { grain: 6, mottle: 3 },
  draw(rng, look, width, height) {
    const scene = new Scene(width, height)
    const unit = Math.min(width, height)
    const shore = height * 0.56
    scene.wash(
      scene.linear(0, 0, 0, shore, [
        [0, look.sky[0]],
        [0.55, look.sky[1]],
        [1, look.sky[2]],
      ]),
    )
    scene.add(
      `<rect y="${n(shore)}" width="${width}" height="${n(height - shore)}" fill="${scene.linear(0, shore, 0, height, [
        [0, look.sky[2]],
        [0.3, look.sky[1]],
        [1, darker(look.sky[0], 0.35)],
      ])}"/>`,
    )
    const [sx, sy] = [width * look.sunX, shore * 0.7]
    scene.glow(sx, sy, unit * 0.85, look.light, 0.85)
    scene.add(dot(sx, sy, unit * 0.062, lighter(look.light, 0.55)))
    birds(scene, rng, sx + unit * 0.15, shore * 0.36, darker(look.stone, 0.1), unit / 1300)
    const away = look.sunX < 0.5 ? 1 : -1
    for (let layer = 0; layer < 3; layer += 1) bank(scene, rng, look, layer / 2, shore, unit, away)
    reflections(scene, rng, look, sx, shore)
    boat(scene, look, width * (away > 0 ? 0.3 : 0.68), height * 0.79, unit * 0.24, -away, true)
    boat(scene, look, width * (away > 0 ? 0.56 : 0.4), height * 0.65, unit * 0.1, away, false)
    boat(scene, look, width * (away > 0 ? 0.12 : 0.86), height * 0.61, unit * 0.06, away, false)
    if (look.lamps)
      for (let lamp = 0; lamp < 34; lamp += 1) {
        const share = rng.next()
        const [x, y, r] = [width * rng.next(), height * (0.62 + 0.36 * share), unit * (0.003 + 0.009 * share)]
        scene.glow(x, y, r * 7, '#ffae4a', 0.7)
        scene.add(oval(x, y + r * 0.8, r * 1.6, r * 0.5, '#3a1c14'), dot(x, y, r * 0.7, '#fff0c0'))
      }
    scene.vignette(darker(look.sky[0], 0.7), 0.42)
    return scene
  },
  pieces: [
    {
      title: 'Ghat at dawn',
      description: 'Boats go out before the bathers come; the river is the colour of the sky.',
      keywords: ['ghat', 'varanasi', 'ganga', 'river', 'dawn', 'boat', 'sunrise', 'temple'],
      location: 'Varanasi, Uttar Pradesh',
      format: 'landscape',
      variant: { sky: ['#5a6ea0', '#eaa588', '#ffdfa8'], light: '#fff0bd', stone: '#6a3a44', sunX: 0.28, lamps: false },
    },
    {
      title: 'गंगा, शाम',
      description: 'Evening on the Ganga with lamps set afloat.',
      keywords: ['ganga', 'गंगा', 'river', 'evening', 'lamps', 'diya', 'boat', 'ghat', 'varanasi'],
      location: 'Varanasi, Uttar Pradesh',
      format: 'portrait',
      variant: { sky: ['#241d4f', '#8a4a78', '#ff9f6a'], light: '#ffd08a', stone: '#2c1738', sunX: 0.3, lamps: true },
    },
    {
      title: 'River steps in mist',
      description: 'A pearl morning on the Narmada: spires, a boatman, no sound.',
      keywords: ['river', 'ghat', 'mist', 'boat', 'morning', 'narmada', 'temple', 'calm'],
      location: 'Maheshwar, Madhya Pradesh',
      format: 'wide',
      variant: { sky: ['#a4b7bd', '#d6d3c4', '#fbf0d8'], light: '#fffdf0', stone: '#5d6a6c', sunX: 0.68, lamps: false },
    },
    {
      title: 'Boatman, gold river',
      description: 'One oar, one boat, a great deal of light.',
      keywords: ['boat', 'river', 'gold', 'sunrise', 'ghat', 'ganga', 'water', 'silhouette'],
      location: 'Prayagraj, Uttar Pradesh',
      format: 'tall',
      variant: { sky: ['#b4602a', '#f0a23c', '#ffe29a'], light: '#fff6c8', stone: '#5a2a14', sunX: 0.64, lamps: false },
    },
    {
      title: 'Floating lamps, blue river',
      description: 'After the aarti the lamps go where the river takes them.',
      keywords: ['river', 'diya', 'lamps', 'ghat', 'night', 'blue', 'diwali', 'haridwar'],
      location: 'Haridwar, Uttarakhand',
      format: 'landscape',
      variant: { sky: ['#0b1738', '#274a86', '#8fa6c4'], light: '#f6ead0', stone: '#152344', sunX: 0.74, lamps: true },
    },
  ],
})

/** One stretch of bank: houses, spires, umbrellas and steps. `depth` is 0 (far) to 1 (near); `away` is the side on which it begins. */
function bank(scene: Scene, rng: Rng, look: Ghat, depth: number, shore: number, unit: number, away: number): void {
  const { width } = scene
  const colour = mix(look.sky[2], look.stone, 0.26 + 0.68 * depth)
  const long = width * (1.08 - 0.4 * depth)
  const size = unit * (0.34 + 0.62 * depth)
  const foot = shore + unit * 0.025 * depth
  const at = (along: number): number => (away > 0 ? width - long + along : long - along)
  const shape: string[] = []
  const lit: string[] = []
  const umbrellas: string[] = []
  for (let along = 0; along < long + size * 0.1;) {
    const rise = 0.5 + 0.5 * Math.min(1, along / (long * 0.55))
    const wide = size * rng.between(0.09, 0.18)
    const tall = size * rng.between(0.12, 0.26) * rise
    const x = away > 0 ? at(along) : at(along) - wide
    const plinth = foot - size * 0.1 * rise
    shape.push(`M${n(x)} ${n(foot)}V${n(plinth - tall)}H${n(x + wide)}V${n(foot)}Z`)
    const kind = rng.next()
    if (kind < 0.36) shape.push(spire(x + wide / 2, plinth - tall + 2, wide * rng.between(0.5, 0.7), size * rng.between(0.2, 0.34) * rise))
    else if (kind < 0.5)
      shape.push(
        `M${n(x + wide * 0.1)} ${n(plinth - tall)}C${n(x)} ${n(plinth - tall - wide * 0.4)} ${n(x + wide * 0.4)} ${n(plinth - tall - wide * 0.5)} ${n(x + wide / 2)} ${n(plinth - tall - wide * 0.75)}C${n(x + wide * 0.6)} ${n(plinth - tall - wide * 0.5)} ${n(x + wide)} ${n(plinth - tall - wide * 0.4)} ${n(x + wide * 0.9)} ${n(plinth - tall)}Z`,
      )
    else shape.push(`M${n(x - wide * 0.03)} ${n(plinth - tall)}h${n(wide * 1.06)}v${n(-size * 0.012)}h${n(-wide * 1.06)}Z`)
    if (depth > 0.3) {
      const rows = Math.floor(tall / (size * 0.06))
      for (let row = 0; row < rows; row += 1)
        for (let column = 0; column < 3; column += 1) {
          if (rng.chance(0.3)) continue
          const warm = rng.chance(look.lamps ? 0.5 : 0.2)
          lit.push(
            path(
              cuspedArch(x + wide * (0.14 + column * 0.28), plinth - size * 0.014 - row * size * 0.06, wide * 0.15, size * 0.034, 3),
              warm ? '#ffc872' : darker(colour, 0.3),
              `opacity="${warm ? 0.95 : 0.6}"`,
            ),
          )
        }
      if (rng.chance(0.5)) {
        const [ux, uy, r] = [x + wide * rng.next(), foot - size * rng.between(0.03, 0.08), size * 0.042]
        umbrellas.push(
          path(
            `M${n(ux - r)} ${n(uy)}Q${n(ux)} ${n(uy - r * 1.1)} ${n(ux + r)} ${n(uy)}Z`,
            mix(colour, rng.pick(['#f08a2a', '#e0b040', '#c8443a']), 0.6),
          ),
          stroke(`M${n(ux)} ${n(uy)}v${n(r)}`, darker(colour, 0.3), 2),
        )
      }
    }
    along += wide
  }
  scene.add(
    path(
      shape.join(''),
      scene.linear(0, foot - size * 0.7, 0, foot, [
        [0, mix(colour, look.light, 0.1)],
        [0.6, colour],
        [1, mix(colour, look.sky[2], 0.42 * (1 - depth) + 0.1)],
      ]),
    ),
    group(lit, ''),
  )
  const steps = 7
  for (let step = 0; step < steps; step += 1) {
    const y = foot - size * 0.1 + (size * 0.1 * step) / steps
    const edge = size * 0.05 * (1 - step / steps)
    const from = away > 0 ? at(0) - size * 0.06 + edge : 0
    scene.add(
      `<rect x="${n(from)}" y="${n(y)}" width="${n(away > 0 ? width - from : at(0) + size * 0.06 - edge)}" height="${n((size * 0.1) / steps + 1)}" fill="${mix(colour, step % 2 === 0 ? look.light : darker(colour, 0.4), 0.2)}"/>`,
    )
  }
  scene.add(...umbrellas)
}

/** A northern temple spire, with its ribbed shoulders, disc and flag. */
function spire(x: number, y: number, wide: number, tall: number): string {
  const tier = (scale: number, dx: number): string => {
    const [w, h] = [wide * scale, tall * scale]
    return `M${n(x + dx - w / 2)} ${n(y)}C${n(x + dx - w * 0.52)} ${n(y - h * 0.45)} ${n(x + dx - w * 0.26)} ${n(y - h * 0.78)} ${n(x + dx - w * 0.1)} ${n(y - h * 0.94)}H${n(x + dx + w * 0.1)}C${n(x + dx + w * 0.26)} ${n(y - h * 0.78)} ${n(x + dx + w * 0.52)} ${n(y - h * 0.45)} ${n(x + dx + w / 2)} ${n(y)}ZM${n(x + dx - w * 0.15)} ${n(y - h * 0.95)}a${n(w * 0.15)} ${n(w * 0.07)} 0 1 1 ${n(w * 0.3)} 0a${n(w * 0.15)} ${n(w * 0.07)} 0 1 1 ${n(-w * 0.3)} 0ZM${n(x + dx - w * 0.03)} ${n(y - h * 0.96)}L${n(x + dx)} ${n(y - h * 1.14)}L${n(x + dx + w * 0.03)} ${n(y - h * 0.96)}Z`
  }
  return `${tier(1, 0)}${tier(0.5, -wide * 0.34)}${tier(0.5, wide * 0.34)}M${n(x)} ${n(y - tall * 1.13)}l${n(wide * 0.34)} ${n(tall * 0.035)}l${n(-wide * 0.34)} ${n(tall * 0.045)}Z`
}

function reflections(scene: Scene, rng: Rng, look: Ghat, sx: number, shore: number): void {
  const { width, height } = scene
  const deep = height - shore
  scene.add(
    `<rect y="${n(shore)}" width="${width}" height="${n(deep * 0.42)}" fill="${scene.linear(0, shore, 0, shore + deep * 0.42, [
      [0, look.stone, 0.42],
      [1, look.stone, 0],
    ])}"/>`,
  )
  for (let band = 0; band < 230; band += 1) {
    const share = rng.next() ** 1.3
    const sun = band % 2 === 0
    const x = sun ? sx + rng.bell() * width * (0.03 + 0.09 * share) : width * rng.next()
    scene.add(
      oval(
        x,
        shore + deep * share,
        width * rng.between(0.008, 0.04) * (0.5 + share),
        1.2 + 4.2 * share,
        sun ? lighter(look.light, 0.2) : rng.pick([look.sky[0], look.light, look.stone]),
        `opacity="${n(sun ? rng.between(0.3, 0.75) : rng.between(0.06, 0.24))}"`,
      ),
    )
  }
}

/** A wooden boat with, when `manned`, a boatman at the oar. `facing` is 1 for right. */
function boat(scene: Scene, look: Ghat, x: number, y: number, long: number, facing: number, manned: boolean): void {
  const dark = darker(look.stone, 0.55)
  const marks = [
    oval(0, 9, 104, 7, darker(look.sky[0], 0.6), 'opacity="0.4"'),
    path('M-112 -26C-80 -6 60 -8 118 -34C108 -2 84 8 50 10L-62 10C-90 8 -104 -6 -112 -26Z', dark),
    stroke('M-112 -26C-80 -6 60 -8 118 -34', mix(dark, look.light, 0.55), 2.6),
    stroke('M-70 -12L-70 -2M-30 -8L-30 4M12 -8L12 4M54 -14L54 0', mix(dark, look.light, 0.25), 2),
    path('M-8 -11C-6 -44 44 -46 48 -14Z', mix(dark, '#8a4a2a', 0.35)),
    stroke('M4 -36L6 -11M20 -39L21 -11M35 -34L36 -13', mix(dark, look.light, 0.3), 1.6),
  ]
  if (manned)
    marks.push(
      path('M-78 -16L-74 -52C-76 -66 -66 -72 -60 -66L-52 -48L-56 -16Z', '#efe2c8'),
      dot(-62, -77, 8.5, dark),
      path('M-72 -79C-70 -91 -54 -91 -53 -79Z', '#c8443a'),
      path('M-66 -62L-38 -50L-36 -45L-62 -52Z', dark),
      stroke('M-30 -74L-48 -20L-66 40', mix(dark, look.light, 0.16), 3.4),
      path('M-62 28L-74 56L-67 58L-58 32Z', dark),
      path('M-80 -16L-77 -40L-54 -40L-53 -16Z', '#b8452f'),
    )
  const s = Math.round((long / 230) * 1000) / 1000
  scene.add(group(marks.slice(1, 2), `transform="translate(${n(x)} ${n(y + long * 0.1)}) scale(${facing * s} ${-s * 0.7})" opacity="0.25"`))
  scene.add(group(marks, `transform="translate(${n(x)} ${n(y)}) scale(${facing * s} ${s})"`))
}
