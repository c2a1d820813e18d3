import { darker, lighter, mix } from '../colour.ts'
import { family } from '../family.ts'
import { petal, polar, scallop } from '../path.ts'
import type { Rng } from '../rng.ts'
import { dot, path, Scene, stroke } from '../scene.ts'

type Mandala = { ground: string; inks: readonly string[]; line: string; fold: number }

/** Rings of petals, beads and lace around a centre, outlined in one metallic colour. */
export const mandala = family<Mandala>({
  key: 'mandala',
  kind: 'svg',
  draw(rng, look, width, height) {
    const scene = new Scene(width, height)
    const [cx, cy] = [width / 2, height / 2]
    const reach = Math.min(width, height) * 0.455
    scene.wash(
      scene.radial(cx, cy, Math.hypot(cx, cy), [
        [0, mix(look.ground, look.inks[0] ?? look.ground, 0.2)],
        [0.55, look.ground],
        [1, darker(look.ground, 0.32)],
      ]),
    )
    scene.add(rosette(rng, look, cx, cy, reach))
    return scene
  },
  pieces: [
    {
      title: 'Gold mandala on indigo',
      description: 'Sixteen-fold lace in old gold on deep neel, drawn ring by ring from the centre out.',
      keywords: ['mandala', 'gold', 'indigo', 'pattern', 'circle', 'symmetry', 'मंडल', 'ornament'],
      location: 'Pune, Maharashtra',
      format: 'square',
      variant: { ground: '#1b2460', inks: ['#2f3f97', '#c8341a', '#0f7f86', '#f2b134'], line: '#e9c46a', fold: 16 },
    },
    {
      title: 'Vermilion mandala',
      description: 'Kumkum and saffron petals opening on ivory.',
      keywords: ['mandala', 'red', 'ivory', 'lotus', 'pattern', 'symmetry', 'circle', 'ornament'],
      location: 'Varanasi, Uttar Pradesh',
      format: 'square',
      variant: { ground: '#fbf1dc', inks: ['#c8341a', '#f07f1d', '#f2b134', '#8c1c2b'], line: '#7a1f1a', fold: 12 },
    },
    {
      title: 'Mehndi wheel',
      description: 'Leaf greens and cream, the wheel of a bridal palm made large.',
      keywords: ['mandala', 'mehndi', 'henna', 'green', 'wedding', 'pattern', 'circle', 'मेहंदी'],
      location: 'Jodhpur, Rajasthan',
      format: 'square',
      variant: { ground: '#183b2c', inks: ['#3f7a45', '#d8c26a', '#1f6a4a', '#a9b45a'], line: '#f3e7bd', fold: 18 },
    },
    {
      title: 'Rani pink mandala',
      description: 'A festive wheel in rani pink, marigold and peacock blue.',
      keywords: ['mandala', 'pink', 'festive', 'pattern', 'colourful', 'circle', 'symmetry', 'ornament'],
      location: 'Jaipur, Rajasthan',
      format: 'square',
      variant: { ground: '#7c0f45', inks: ['#c2185b', '#f7a325', '#0c7480', '#f06a8a'], line: '#ffd98a', fold: 14 },
    },
    {
      title: 'Terracotta mandala',
      description: 'Baked earth, ash and cream: the quietest wheel of the set.',
      keywords: ['mandala', 'terracotta', 'earth', 'pattern', 'circle', 'symmetry', 'ornament', 'calm'],
      location: 'Bishnupur, West Bengal',
      format: 'square',
      variant: { ground: '#f0dfc6', inks: ['#b4552d', '#6e3420', '#d99a5b', '#4a5a52'], line: '#5a2a19', fold: 20 },
    },
    {
      title: 'Peacock mandala',
      description: 'Teal and gold with a thread of vermilion, twenty-two petals to a ring.',
      keywords: ['mandala', 'peacock', 'teal', 'gold', 'pattern', 'circle', 'symmetry', 'ornament'],
      location: 'Mysuru, Karnataka',
      format: 'square',
      variant: { ground: '#073b42', inks: ['#0c7480', '#d9a441', '#c8341a', '#27357f'], line: '#f3dc9a', fold: 22 },
    },
    {
      title: 'मंडल, rose on grey',
      description: 'A pale rose wheel for stationery and covers.',
      keywords: ['mandala', 'मंडल', 'rose', 'grey', 'wedding', 'stationery', 'pattern', 'circle'],
      location: 'Bengaluru, Karnataka',
      format: 'square',
      kind: 'png',
      variant: { ground: '#efe6e2', inks: ['#d98a94', '#8a6a7a', '#b8485e', '#e8c2a8'], line: '#6a3a4c', fold: 16 },
    },
  ],
})

/** The wheel itself, of the given outer radius. */
export function rosette(rng: Rng, look: Mandala, cx: number, cy: number, reach: number): string {
  const { fold, line } = look
  const marks: string[] = []
  const thin = reach * 0.0042
  const ink = (index: number): string => look.inks[index % look.inks.length] ?? line
  const circle = (radius: number, weight: number): string =>
    dot(cx, cy, radius, 'none', `stroke="${line}" stroke-width="${Math.round(weight * 10) / 10}"`)
  const around = (count: number, turn: number, mark: (degrees: number) => string): void => {
    for (let step = 0; step < count; step += 1) marks.push(mark(turn + (step * 360) / count))
  }
  const petals = (inner: number, outer: number, count: number, turn: number, fill: string, fat: number, hearts: boolean): void => {
    const length = outer - inner
    const wide = ((2 * Math.PI * (inner + outer)) / 2 / count) * fat
    around(count, turn, (degrees) => {
      const [x, y] = polar(cx, cy, inner, degrees)
      const heart = polar(cx, cy, inner + length * 0.12, degrees)
      const bead = polar(cx, cy, inner + length * 0.62, degrees)
      return [
        path(
          petal(x, y, length, wide, degrees, 0.5),
          fill,
          `stroke="${line}" stroke-width="${Math.round(thin * 20) / 10}" stroke-linejoin="round"`,
        ),
        stroke(petal(heart[0], heart[1], length * 0.72, wide * 0.66, degrees, 0.5), line, thin, 'opacity="0.85"'),
        hearts ? path(petal(heart[0], heart[1], length * 0.5, wide * 0.36, degrees, 0.5), mix(fill, line, 0.55)) : '',
        hearts ? dot(bead[0], bead[1], wide * 0.07, line) : '',
      ].join('')
    })
  }
  const beads = (radius: number, count: number, size: number, fill: string): void =>
    around(count, 0, (degrees) => dot(...polar(cx, cy, radius, degrees), size, fill))

  // Drawn from the rim inwards, so that inner rings cover outer ones.
  const half = 180 / fold
  petals(reach * 0.74, reach, fold * 2, half / 2, mix(ink(0), look.ground, 0.25), 0.96, false)
  beads(reach * 0.985, fold * 2, reach * 0.008, line)
  marks.push(
    path(
      scallop(cx, cy, fold * 2, reach * 0.815, reach * 0.018),
      darker(ink(1), 0.05),
      `stroke="${line}" stroke-width="${Math.round(thin * 20) / 10}"`,
    ),
  )
  marks.push(dot(cx, cy, reach * 0.765, darker(look.ground, 0.18)), circle(reach * 0.765, thin * 2.6), circle(reach * 0.75, thin))
  beads(reach * 0.79, fold * 4, reach * 0.0075, lighter(line, 0.3))
  petals(reach * 0.46, reach * 0.74, fold, 0, ink(2), 1.02, true)
  petals(reach * 0.44, reach * 0.68, fold, half, ink(0), 0.72, true)
  around(fold, half, (degrees) =>
    dot(...polar(cx, cy, reach * 0.71, degrees), reach * 0.013, ink(3), `stroke="${line}" stroke-width="${Math.round(thin * 10) / 10}"`),
  )
  marks.push(
    dot(cx, cy, reach * 0.47, ink(3)),
    circle(reach * 0.47, thin * 2.4),
    dot(cx, cy, reach * 0.44, darker(look.ground, 0.1)),
    circle(reach * 0.44, thin),
  )
  beads(reach * 0.455, fold * 3, reach * 0.0062, darker(ink(3), 0.5))
  around(fold * 2, 0, (degrees) =>
    stroke(
      `M${polar(cx, cy, reach * 0.3, degrees).join(' ')}L${polar(cx, cy, reach * 0.43, degrees).join(' ')}`,
      line,
      thin,
      'opacity="0.55"',
    ),
  )
  petals(reach * 0.24, reach * 0.43, fold, half, ink(1), 0.92, true)
  const core = fold % 3 === 0 ? fold / 2 : 8
  marks.push(
    path(
      scallop(cx, cy, fold, reach * 0.262, reach * 0.012, rng.pick([0, half])),
      ink(2),
      `stroke="${line}" stroke-width="${Math.round(thin * 18) / 10}"`,
    ),
  )
  petals(reach * 0.06, reach * 0.235, core, 0, mix(ink(3), line, 0.2), 0.9, true)
  petals(reach * 0.05, reach * 0.17, core, 180 / core, ink(0), 0.8, false)
  marks.push(
    dot(cx, cy, reach * 0.062, ink(1), `stroke="${line}" stroke-width="${Math.round(thin * 20) / 10}"`),
    dot(cx, cy, reach * 0.03, line),
  )
  return marks.join('')
}
