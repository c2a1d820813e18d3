import { darker, lighter, mix } from '../colour.ts'
import { family } from '../family.ts'
import { n, petal, polar, scallop } from '../path.ts'
import type { Rng } from '../rng.ts'
import { dot, group, path, Scene, stroke } from '../scene.ts'

type Rangoli = { floor: string; powders: readonly string[]; chalk: string; ember: string; fold: number; lamps: boolean }

/** A powder drawing on a floor seen from above, with lamps around it and some spilt powder. */
export const rangoli = family<Rangoli>({
  key: 'rangoli',
  kind: 'jpeg',
  finish: { grain: 13, mottle: 9 },
  draw(rng, look, width, height) {
    const scene = new Scene(width, height)
    const unit = Math.min(width, height)
    const off = width > height * 1.15 ? rng.pick([-0.12, 0.12]) : 0
    const [cx, cy] = [width * (0.5 + off), height * 0.5]
    const reach = unit * (look.lamps ? 0.4 : 0.45)
    scene.wash(
      scene.radial(cx, cy, Math.hypot(width, height) * 0.62, [
        [0, lighter(look.floor, 0.1)],
        [0.5, look.floor],
        [1, darker(look.floor, 0.5)],
      ]),
    )
    const joints: string[] = []
    for (let tile = -4; tile <= 4; tile += 1)
      joints.push(`M${n(cx + (tile + 0.5) * unit * 0.36)} 0V${height}M0 ${n(cy + (tile + 0.5) * unit * 0.36)}H${width}`)
    scene.add(
      stroke(joints.join(''), darker(look.floor, 0.4), 4, 'opacity="0.45"'),
      stroke(joints.join(''), lighter(look.floor, 0.3), 1.6, 'opacity="0.25" transform="translate(3 3)"'),
    )
    scene.add(dot(cx + unit * 0.006, cy + unit * 0.008, reach * 1.02, darker(look.floor, 0.5), 'opacity="0.25"'))
    pattern(scene, rng, look, cx, cy, reach)
    if (off !== 0)
      for (const [x, y] of [
        [off > 0 ? width * 0.06 : width * 0.94, height * 0.12],
        [off > 0 ? width * 0.05 : width * 0.95, height * 0.86],
      ] as const)
        pattern(scene, rng, look, x, y, reach * 0.42)
    if (height > width * 1.15)
      for (const [x, y] of [
        [0, 0],
        [width, 0],
        [0, height],
        [width, height],
      ] as const)
        pattern(scene, rng, look, x, y, reach * 0.5)
    if (look.lamps) {
      const lamps = look.fold
      for (let lamp = 0; lamp < lamps; lamp += 1)
        lampFromAbove(
          scene,
          rng,
          look,
          ...polar(cx, cy, reach * 1.13, (lamp * 360) / lamps + 180 / lamps),
          unit * 0.033,
          (lamp * 360) / lamps + 180 / lamps,
        )
    }
    scene.vignette(darker(look.floor, 0.8), 0.55)
    return scene
  },
  pieces: [
    {
      title: 'Rangoli at the door',
      description: 'Powder petals on a dark floor, ringed with lamps, ready for the first guest.',
      keywords: ['rangoli', 'diwali', 'powder', 'floor art', 'lamps', 'festival', 'रंगोली', 'diya'],
      location: 'Pune, Maharashtra',
      format: 'landscape',
      variant: {
        floor: '#46302e',
        powders: ['#d8361f', '#f4a91f', '#d81b74', '#f07f1d', '#1f7a58', '#fff4e0'],
        chalk: '#fff6e6',
        ember: '#ffae4a',
        fold: 16,
        lamps: true,
      },
    },
    {
      title: 'रंगोली, नीला और सोना',
      description: 'Indigo, white and gold powder on warm stone.',
      keywords: ['rangoli', 'रंगोली', 'blue', 'gold', 'floor art', 'festival', 'powder', 'pattern'],
      location: 'Nashik, Maharashtra',
      format: 'square',
      variant: {
        floor: '#8a5038',
        powders: ['#27357f', '#f2b134', '#3f6fc4', '#fbf3e2', '#c8341a', '#7fb4e0'],
        chalk: '#fff6e6',
        ember: '#ffc060',
        fold: 14,
        lamps: true,
      },
    },
    {
      title: 'Courtyard rangoli, pinks',
      description: 'Every pink the powder seller had, edged in white.',
      keywords: ['rangoli', 'pink', 'courtyard', 'floor art', 'festival', 'powder', 'pongal', 'colour'],
      location: 'Madurai, Tamil Nadu',
      format: 'portrait',
      variant: {
        floor: '#57484a',
        powders: ['#c2185b', '#f06292', '#f8bbd0', '#f4a91f', '#7b1fa2', '#fff4e8'],
        chalk: '#fffaf2',
        ember: '#ffb055',
        fold: 16,
        lamps: false,
      },
    },
    {
      title: 'Green rangoli for Onam',
      description: 'Leaf, lime and turmeric in a ring: colours of the harvest table.',
      keywords: ['rangoli', 'onam', 'pookalam', 'green', 'yellow', 'kerala', 'festival', 'floor art'],
      location: 'Thrissur, Kerala',
      format: 'square',
      variant: {
        floor: '#5a3a26',
        powders: ['#1f6a4a', '#f2b134', '#7fae3a', '#f07f1d', '#fbf3e2', '#c8341a'],
        chalk: '#fff6da',
        ember: '#ffb850',
        fold: 18,
        lamps: false,
      },
    },
    {
      title: 'Festival night rangoli',
      description: 'A wheel of hot colour on black stone, lamps all round it.',
      keywords: ['rangoli', 'diwali', 'festival', 'night', 'lamps', 'diya', 'powder', 'floor art'],
      location: 'Ujjain, Madhya Pradesh',
      format: 'landscape',
      variant: {
        floor: '#25222c',
        powders: ['#e0481f', '#f7b52c', '#b01657', '#0c8a86', '#7a3fb0', '#fff0da'],
        chalk: '#fff2dc',
        ember: '#ffa23c',
        fold: 16,
        lamps: true,
      },
    },
  ],
})

function pattern(scene: Scene, rng: Rng, look: Rangoli, cx: number, cy: number, reach: number): void {
  const { fold, chalk } = look
  const half = 180 / fold
  const line = reach * 0.011
  const powder = (index: number): string => look.powders[index % look.powders.length] ?? chalk
  const ring = (inner: number, outer: number, count: number, turn: number, fat: number, tone: string, belly = 0.55): void => {
    const wide = ((Math.PI * (inner + outer) * reach) / count) * fat
    const paint = scene.radial(cx, cy, outer * reach, [
      [inner / outer, darker(tone, 0.22)],
      [1, lighter(tone, 0.12)],
    ])
    for (let step = 0; step < count; step += 1) {
      const degrees = turn + (step * 360) / count + rng.bell() * 0.5
      const [x, y] = polar(cx, cy, inner * reach, degrees)
      const long = (outer - inner) * reach * (1 + rng.bell() * 0.008)
      const heart = polar(cx, cy, (inner + (outer - inner) * 0.14) * reach, degrees)
      scene.add(path(petal(x, y, long, wide, degrees, belly), paint))
      scene.add(path(petal(heart[0], heart[1], long * 0.56, wide * 0.48, degrees, belly), mix(tone, chalk, 0.42), 'opacity="0.8"'))
      scene.add(stroke(petal(x, y, long, wide, degrees, belly), chalk, line * 0.8, 'opacity="0.95"'))
    }
  }
  const disc = (radius: number, tone: string): void => scene.add(dot(cx, cy, radius * reach, tone))
  const chalkRing = (radius: number, weight: number): void =>
    scene.add(stroke(scallop(cx, cy, 40, radius * reach, 0.6 + rng.next()), chalk, line * weight))
  const dots = (radius: number, count: number, size: number, tone: string, turn = 0): void => {
    for (let step = 0; step < count; step += 1)
      scene.add(dot(...polar(cx, cy, radius * reach, turn + (step * 360) / count), size * reach * rng.between(0.9, 1.12), tone))
  }
  ring(0.72, 1, fold, 0, 0.82, powder(0), 0.5)
  ring(0.7, 0.92, fold, half, 0.56, powder(4), 0.5)
  dots(0.985, fold, 0.017, chalk, half)
  disc(0.745, powder(1))
  chalkRing(0.745, 1.3)
  dots(0.7, fold * 4, 0.0095, chalk)
  disc(0.655, darker(powder(2), 0.12))
  chalkRing(0.655, 1)
  ring(0.36, 0.65, fold, half, 0.86, powder(3), 0.58)
  ring(0.36, 0.56, fold, 0, 0.5, powder(5), 0.58)
  disc(0.39, powder(4))
  chalkRing(0.39, 1.3)
  dots(0.355, fold * 2, 0.011, chalk)
  disc(0.315, powder(0))
  chalkRing(0.315, 1)
  ring(0.08, 0.3, 8, 0, 0.8, powder(1), 0.55)
  ring(0.06, 0.2, 8, 22.5, 0.6, powder(2), 0.55)
  disc(0.075, chalk)
  disc(0.045, powder(0))
  // Spilt powder: most of it near the figure, and inside it along the rings.
  const dust: string[] = []
  for (let grain = 0; grain < 1500; grain += 1) {
    const radius = reach * (grain % 3 === 0 ? rng.next() ** 0.5 : 1 + Math.abs(rng.bell()) ** 2 * 0.34)
    dust.push(
      dot(
        ...polar(cx, cy, radius, rng.between(0, 360)),
        rng.between(0.8, 3),
        grain % 3 === 0 ? chalk : powder(rng.whole(0, 5)),
        `opacity="${n(rng.between(0.2, 0.7))}"`,
      ),
    )
  }
  scene.add(group(dust, ''))
}

function lampFromAbove(scene: Scene, rng: Rng, look: Rangoli, x: number, y: number, size: number, degrees: number): void {
  scene.glow(x, y, size * 4.6, look.ember, 0.55)
  const [tx, ty] = polar(x, y, size * 1.25, degrees)
  scene.add(dot(x + size * 0.1, y + size * 0.14, size * 1.08, '#1a0b08', 'opacity="0.4"'))
  scene.add(
    path(petal(...polar(x, y, size * 0.2, degrees), size * 1.25, size * 1.7, degrees, 0.25), '#8a3f22'),
    dot(x, y, size, '#a04a28'),
    dot(x, y, size * 0.8, '#c9702e'),
  )
  scene.add(
    path(petal(...polar(x, y, size * 0.1, degrees), size * 1.05, size * 1.2, degrees, 0.25), '#c9702e'),
    dot(
      x,
      y,
      size * 0.68,
      scene.radial(...polar(x, y, size * 0.3, degrees), size, [
        [0, '#ffe9b0'],
        [0.5, '#e8932e'],
        [1, '#6e2c12'],
      ]),
    ),
  )
  const lean = degrees + rng.between(-14, 14)
  const [fx, fy] = polar(x, y, size * 0.72, degrees)
  scene.add(
    path(petal(fx, fy, size * 1.15, size * 0.62, lean, 0.35), '#ff9c34', 'opacity="0.9"'),
    path(petal(fx, fy, size * 0.8, size * 0.4, lean, 0.35), '#ffe9a8'),
    dot(tx, ty, size * 0.16, '#fffbe8'),
  )
}
