import { darker, mix } from '../colour.ts'
import { family } from '../family.ts'
import { n, petal, polar, scallop } from '../path.ts'
import type { Rng } from '../rng.ts'
import { dot, group, path, Scene, stroke } from '../scene.ts'

type Paisley = { ground: string; inks: readonly [string, string, string]; line: string; pale: string; columns: number }

/** The kairi, the curled mango of Kashmir's shawls, filled with flowers. */
export const paisley = family<Paisley>({
  key: 'paisley',
  kind: 'svg',
  draw(rng, look, width, height) {
    const scene = new Scene(width, height)
    scene.wash(look.ground)
    const step = width / look.columns
    const gap = height / Math.max(1, Math.round(height / (step * 1.26)))
    const scale = step / 205
    for (let column = -1; column <= look.columns; column += 1) {
      for (let row = -1; row <= Math.ceil(height / gap); row += 1) {
        const x = (column + 0.5) * step
        const y = (row + 0.5 + (column % 2 === 0 ? 0 : 0.5)) * gap
        const mirror = column % 2 === 0 ? 1 : -1
        const main = look.inks[(((row * 2 + column) % 3) + 3) % 3] ?? look.line
        scene.add(
          group(
            kairi(rng, look, main),
            `transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * mirror * 1000) / 1000} ${Math.round(scale * 1000) / 1000}) rotate(10)"`,
          ),
        )
        scene.add(group(filler(look), `transform="translate(${n(x + step / 2)} ${n(y)}) scale(${Math.round(scale * 1000) / 1000})"`))
      }
    }
    return scene
  },
  pieces: [
    {
      title: 'Kashmir paisley, madder',
      description: 'Filled paisleys on madder red, in the manner of an old shawl.',
      keywords: ['paisley', 'pattern', 'kashmir', 'shawl', 'red', 'textile', 'kairi', 'floral'],
      location: 'Srinagar, Jammu and Kashmir',
      format: 'square',
      variant: { ground: '#7d1f26', inks: ['#f2b134', '#1f5f6a', '#e8a08a'], line: '#fbe9c8', pale: '#fbe9c8', columns: 4 },
    },
    {
      title: 'Paisley on ivory',
      description: 'Indigo, rust and leaf on an ivory ground.',
      keywords: ['paisley', 'pattern', 'ivory', 'indigo', 'textile', 'kairi', 'fabric', 'floral'],
      location: 'Lucknow, Uttar Pradesh',
      format: 'square',
      variant: { ground: '#fbf3e2', inks: ['#27357f', '#c4552d', '#3f7a4a'], line: '#2a2030', pale: '#f6e3bd', columns: 5 },
    },
    {
      title: 'केरी, peacock and gold',
      description: 'Teal paisleys with gold edges on night blue.',
      keywords: ['paisley', 'pattern', 'केरी', 'teal', 'gold', 'textile', 'silk', 'fabric'],
      location: 'Varanasi, Uttar Pradesh',
      format: 'landscape',
      kind: 'png',
      variant: { ground: '#0f2038', inks: ['#0f7f86', '#c89a3a', '#7a2a5a'], line: '#f4dca0', pale: '#16304c', columns: 6 },
    },
    {
      title: 'Pink city paisley',
      description: 'Rose, saffron and plum, made for wrapping paper.',
      keywords: ['paisley', 'pattern', 'pink', 'saffron', 'gift wrap', 'textile', 'festive', 'kairi'],
      location: 'Jaipur, Rajasthan',
      format: 'portrait',
      variant: { ground: '#f6c6bd', inks: ['#c2185b', '#f07f1d', '#5a2a6a'], line: '#6a1a3a', pale: '#fff0e4', columns: 4 },
    },
  ],
})

/** The outline of a kairi about 180 units high around the origin, scaled by `s` from its centre. */
const outline = (s: number): string => {
  const p = (x: number, y: number): string => `${n(x * s)} ${n(34 + (y - 34) * s)}`
  return `M${p(0, 104)}C${p(-62, 104)} ${p(-84, 52)} ${p(-74, 8)}C${p(-62, -46)} ${p(-22, -60)} ${p(-8, -98)}C${p(-2, -116)} ${p(18, -124)} ${p(32, -112)}C${p(44, -101)} ${p(36, -84)} ${p(24, -88)}C${p(30, -60)} ${p(78, -34)} ${p(78, 30)}C${p(78, 76)} ${p(48, 104)} ${p(0, 104)}Z`
}

function kairi(rng: Rng, look: Paisley, main: string): string[] {
  const others = look.inks.filter((ink) => ink !== main)
  const [second = look.line, third = look.line] = others
  const { pale } = look
  // Fine lines inside must be visible on the pale background, whichever colour is darker.
  const fine = pale === '#16304c' ? look.line : darker(main, 0.5)
  const marks = [path(outline(1), main)]
  // A fringe of petals around the rim, then bands one inside another.
  for (let bud = 0; bud < 22; bud += 1) {
    const degrees = 12 + bud * 16
    const rx = 84 + 2 * Math.cos((degrees * Math.PI) / 90)
    if (degrees > 238 && degrees < 320) continue
    const [x, y] = polar(1, 28, rx, degrees)
    marks.push(path(petal(x, y, 13, 10, degrees, 0.6, 1), third), dot(...polar(1, 28, rx + 17, degrees), 1.9, look.line))
  }
  marks.push(
    path(outline(1), main, `stroke="${look.line}" stroke-width="3.4"`),
    path(outline(0.86), second, `stroke="${look.line}" stroke-width="1.6"`),
    path(outline(0.76), pale, `stroke="${look.line}" stroke-width="2.2"`),
  )
  for (let bead = 0; bead < 28; bead += 1) {
    const degrees = -48 + bead * 9.6
    marks.push(
      dot(
        ...polar(1, 33, 67 - Math.max(0, Math.sin((degrees * Math.PI) / 180)) * 5 + (degrees > 190 ? (degrees - 190) * 0.2 : 0), degrees),
        2,
        pale,
      ),
    )
  }
  // The bouquet inside.
  marks.push(stroke('M0 84C-6 50 8 20 -2 -14C-6 -34 4 -56 10 -70', fine, 2.2))
  for (const [x, y, long, degrees] of [
    [0, 70, 26, 205],
    [0, 70, 26, -25],
    [2, 2, 26, 210],
    [3, 0, 26, -30],
    [-2, -16, 21, 225],
    [-2, -16, 21, -45],
    [3, -42, 15, 235],
    [4, -44, 15, -40],
  ] as const)
    marks.push(path(petal(x, y, long, long * 0.5, degrees, 0.5), third, `stroke="${fine}" stroke-width="1.1"`))
  const turn = rng.between(0, 40)
  for (const [x, y, r, count] of [
    [0, 38, 25, 10],
    [-36, 34, 11, 7],
    [38, 34, 11, 7],
    [-20, 72, 9, 6],
    [22, 72, 9, 6],
    [0, -28, 10, 7],
  ] as const) {
    for (let step = 0; step < count; step += 1) {
      const degrees = turn + (step * 360) / count
      marks.push(
        path(
          petal(...polar(x, y, r * 0.26, degrees), r * 0.78, (r * 4.6) / count, degrees, 0.65, 1),
          r > 20 ? main : second,
          `stroke="${fine}" stroke-width="0.9"`,
        ),
      )
    }
    marks.push(
      path(scallop(x, y, 8, r * 0.3, r * 0.04), r > 20 ? second : main, `stroke="${fine}" stroke-width="1"`),
      dot(x, y, r * 0.11, fine),
    )
  }
  marks.push(stroke('M22 -92C26 -102 16 -108 8 -100', fine, 2))
  return marks
}

function filler(look: Paisley): string[] {
  const marks: string[] = []
  const [first, second, third] = look.inks
  for (let step = 0; step < 8; step += 1)
    marks.push(path(petal(...polar(0, 0, 5, step * 45), 16, 12, step * 45, 0.6, 1), step % 2 === 0 ? second : first))
  marks.push(dot(0, 0, 6, look.line), dot(0, 0, 3, third))
  for (const side of [-1, 1]) {
    marks.push(
      stroke(`M0 ${side * 24}Q${side * 9} ${side * 38} 0 ${side * 56}`, mix(look.line, look.ground, 0.2), 1.8),
      path(petal(2 * side, side * 34, 16, 8, side > 0 ? 40 : 220, 0.5), darker(third, 0.05)),
      path(petal(2 * side, side * 42, 14, 7, side > 0 ? 150 : -30, 0.5), third),
      dot(0, side * 62, 3, first),
    )
  }
  return marks
}
