import { darker, lighter, mix } from '../colour.ts'
import { family } from '../family.ts'
import { cuspedArch, n, polar, polyline, star, type Point } from '../path.ts'
import { dot, group, path, Scene, stroke } from '../scene.ts'

type Jaali = { stone: string; light: string; garden: string; lattice: 'stars' | 'hexes' | 'wheels'; lean: number }

/** A carved stone screen with daylight behind it, and its pattern as light on the floor. */
export const jaali = family<Jaali>({
  key: 'jaali',
  kind: 'jpeg',
  finish: { grain: 7, mottle: 9 },
  draw(rng, look, width, height) {
    const scene = new Scene(width, height)
    const floor = height * 0.7
    const unit = Math.min(width, height)
    const dusk = darker(look.stone, 0.55)
    // The wall, lit from the window outwards.
    scene.wash(
      scene.radial(width / 2, floor * 0.5, Math.max(width, height) * 0.72, [
        [0, mix(look.stone, look.light, 0.3)],
        [0.45, darker(look.stone, 0.2)],
        [1, darker(look.stone, 0.68)],
      ]),
    )
    const openings = width > height * 1.2 ? 3 : 1
    const wide = openings === 3 ? width * 0.21 : width * 0.6
    const tall = Math.min(floor * 0.84, wide * 1.75)
    const base = floor - height * 0.06
    const cell = wide / (openings === 3 ? 5 : 7)
    const holes = lattice(look.lattice, cell, wide, tall)
    scene.add(
      `<rect y="${n(floor)}" width="${width}" height="${n(height - floor)}" fill="${scene.linear(0, floor, 0, height, [
        [0, mix(dusk, look.stone, 0.5)],
        [1, darker(dusk, 0.3)],
      ])}"/>`,
    )
    const places = Array.from({ length: openings }, (_, index) => width / 2 + (index - (openings - 1) / 2) * wide * 1.42 - wide / 2)
    for (const x of places) {
      const arch = cuspedArch(x, base, wide, tall, 4)
      const frame = cuspedArch(x - wide * 0.07, base + wide * 0.05, wide * 1.14, tall + wide * 0.13, 4)
      const outer = `M${n(x - wide * 0.15)} ${n(base + wide * 0.05)}V${n(base - tall - wide * 0.18)}H${n(x + wide * 1.15)}V${n(base + wide * 0.05)}Z`
      scene.add(
        path(
          outer,
          scene.linear(x, base - tall, x + wide, base, [
            [0, mix(look.stone, look.light, 0.2)],
            [1, darker(look.stone, 0.28)],
          ]),
        ),
        stroke(outer, darker(look.stone, 0.5), 3, 'opacity="0.7"'),
      )
      scene.add(path(frame, darker(look.stone, 0.38)), stroke(frame, mix(look.stone, look.light, 0.55), wide * 0.008))
      const clip = scene.clip(arch)
      const sky = scene.linear(0, base - tall, 0, base, [
        [0, lighter(look.light, 0.5)],
        [0.5, look.light],
        [0.85, mix(look.light, look.garden, 0.55)],
        [1, look.garden],
      ])
      const bars = scene.linear(x, 0, x + wide, 0, [
        [0, darker(look.stone, 0.62)],
        [0.5, darker(look.stone, 0.36)],
        [1, darker(look.stone, 0.62)],
      ])
      const at = `transform="translate(${n(x)} ${n(base - tall)})"`
      // Light, then the screen as one path with holes; a second copy, shifted, shows the thickness of the stone.
      scene.add(
        group(
          [
            path(arch, sky),
            ...Array.from({ length: 9 }, () =>
              dot(
                x + wide * rng.next(),
                base - tall * rng.between(0.02, 0.34),
                wide * rng.between(0.06, 0.16),
                darker(look.garden, rng.between(0, 0.4)),
                'opacity="0.4"',
              ),
            ),
            group(
              path(`M0 0H${n(wide)}V${n(tall)}H0Z${holes}`, mix(look.light, look.stone, 0.5), 'fill-rule="evenodd"'),
              `transform="translate(${n(x - cell * 0.045)} ${n(base - tall - cell * 0.05)})"`,
            ),
            group(path(`M0 0H${n(wide)}V${n(tall)}H0Z${holes}`, bars, 'fill-rule="evenodd"'), at),
            stroke(arch, darker(look.stone, 0.6), wide * 0.03),
          ],
          `clip-path="${clip}"`,
        ),
      )
      scene.glow(x + wide / 2, base - tall * 0.45, wide * 1.15, look.light, 0.32)
      // The pattern on the floor: the same holes, sheared and stretched by the low sun, fading as they come nearer.
      const reach = (height - floor) * 1.02
      const lean = look.lean * wide
      const shear = lean / reach
      const paint = scene.linear(0, 0, 0, tall, [
        [0, lighter(look.light, 0.25), 0],
        [0.25, look.light, 0.4],
        [1, lighter(look.light, 0.3), 0.92],
      ])
      const shape = scene.clip(
        `M0 ${n(tall)}V${n(tall * 0.4)}Q${n(wide * 0.1)} ${n(tall * 0.12)} ${n(wide / 2)} 0Q${n(wide * 0.9)} ${n(tall * 0.12)} ${n(wide)} ${n(tall * 0.4)}V${n(tall)}Z`,
      )
      scene.add(
        group(
          group(path(holes, paint), `clip-path="${shape}"`),
          `transform="matrix(1.12 0 ${Math.round(-shear * (reach / tall) * 1000) / 1000} ${Math.round((-reach / tall) * 1000) / 1000} ${n(x + lean - wide * 0.06)} ${n(floor + reach + height * 0.004)})"`,
        ),
      )
      scene.add(
        path(
          `M${n(x)} ${n(base - tall * 0.5)}L${n(x + wide)} ${n(base - tall * 0.7)}L${n(x + wide + lean * 1.3)} ${n(height)}L${n(x + lean * 0.9)} ${n(height)}Z`,
          scene.linear(0, base - tall, 0, height, [
            [0, look.light, 0],
            [0.4, look.light, 0.2],
            [1, look.light, 0.02],
          ]),
        ),
      )
    }
    scene.add(
      `<rect y="${n(floor - unit * 0.004)}" width="${width}" height="${n(unit * 0.008)}" fill="${darker(look.stone, 0.6)}" opacity="0.7"/>`,
    )
    const joints: string[] = []
    for (let joint = -8; joint <= 8; joint += 1)
      joints.push(`M${n(width / 2 + joint * unit * 0.16)} ${n(floor)}L${n(width / 2 + joint * unit * 0.42)} ${n(height)}`)
    for (const drop of [0.12, 0.32, 0.64]) joints.push(`M0 ${n(floor + (height - floor) * drop)}H${width}`)
    scene.add(stroke(joints.join(''), darker(look.stone, 0.75), 2.4, 'opacity="0.4"'))
    scene.vignette('#0a0508', 0.55)
    return scene
  },
  pieces: [
    {
      title: 'Jaali, four in the afternoon',
      description: 'A pierced sandstone screen and the stars of light it lays across the floor.',
      keywords: ['jaali', 'lattice', 'light', 'shadow', 'palace', 'sandstone', 'architecture', 'arch'],
      location: 'Fatehpur Sikri, Uttar Pradesh',
      format: 'portrait',
      variant: { stone: '#b4663c', light: '#ffd98c', garden: '#8f8a45', lattice: 'stars', lean: 0.34 },
    },
    {
      title: 'Three windows, blue marble',
      description: 'Cool light through three cusped arches.',
      keywords: ['jaali', 'lattice', 'marble', 'blue', 'palace', 'arch', 'light', 'architecture'],
      location: 'Udaipur, Rajasthan',
      format: 'landscape',
      variant: { stone: '#5f76a3', light: '#dff0ff', garden: '#6fa3b8', lattice: 'hexes', lean: -0.4 },
    },
    {
      title: 'The rose screen',
      description: 'Pink stone, a screen of wheels, the garden beyond.',
      keywords: ['jaali', 'lattice', 'pink', 'palace', 'jaipur', 'window', 'light', 'architecture'],
      location: 'Jaipur, Rajasthan',
      format: 'portrait',
      variant: { stone: '#b9606a', light: '#ffe2c0', garden: '#6f9468', lattice: 'wheels', lean: -0.3 },
    },
    {
      title: 'Corridor of stars',
      description: 'Late sun through three jaali windows, gold on the flagstones.',
      keywords: ['jaali', 'lattice', 'gold', 'light', 'corridor', 'palace', 'shadow', 'heritage'],
      location: 'Agra, Uttar Pradesh',
      format: 'wide',
      variant: { stone: '#9a5a34', light: '#ffc467', garden: '#b5713a', lattice: 'stars', lean: 0.5 },
    },
    {
      title: 'जाली और रोशनी',
      description: 'Green shade and a white noon: a step-well chamber with its carved screen.',
      keywords: ['jaali', 'जाली', 'lattice', 'green', 'light', 'stepwell', 'gujarat', 'heritage'],
      location: 'Ahmedabad, Gujarat',
      format: 'square',
      variant: { stone: '#5d7a5f', light: '#f7f3c8', garden: '#5f9a6a', lattice: 'hexes', lean: 0.26 },
    },
  ],
})

/** The holes of a screen, as one path in a box of the given size; `cell` is the pattern's step. All in pixels. */
function lattice(kind: Jaali['lattice'], cell: number, wide: number, tall: number): string {
  const holes: string[] = []
  if (kind === 'stars') {
    for (let y = cell / 2; y < tall + cell; y += cell) {
      for (let x = cell / 2; x < wide + cell; x += cell) {
        holes.push(star(x, y, 8, cell * 0.4, cell * 0.3))
        holes.push(star(x + cell / 2, y + cell / 2, 4, cell * 0.25, cell * 0.1))
      }
    }
  } else if (kind === 'hexes') {
    const rise = cell * 0.866
    for (let row = 0; row * rise < tall + cell; row += 1) {
      for (let x = (row % 2) * (cell / 2); x < wide + cell; x += cell) {
        holes.push(star(x, row * rise, 6, cell * 0.36, cell * 0.215))
        for (const turn of [30, 90]) {
          const [tx, ty] = polar(x, row * rise, cell * 0.577, turn)
          holes.push(star(tx, ty, 3, cell * 0.18, cell * 0.1, turn === 30 ? -90 + 180 : -90))
        }
      }
    }
  } else {
    for (let y = cell / 2; y < tall + cell; y += cell) {
      for (let x = cell / 2; x < wide + cell; x += cell) {
        for (let spoke = 0; spoke < 8; spoke += 1) holes.push(wedge(x, y, cell * 0.13, cell * 0.41, spoke * 45 + 5, spoke * 45 + 40))
        holes.push(star(x, y, 8, cell * 0.085, cell * 0.07), star(x + cell / 2, y + cell / 2, 4, cell * 0.22, cell * 0.1))
      }
    }
  }
  return holes.join('')
}

function wedge(x: number, y: number, inner: number, outer: number, from: number, to: number): string {
  const steps = 5
  const arc = (radius: number): Point[] =>
    Array.from({ length: steps }, (_, step) => polar(x, y, radius, from + ((to - from) * step) / (steps - 1)))
  return polyline([...arc(outer), ...arc(inner).toReversed()], true)
}
