import { darker, lighter } from '../colour.ts'
import { family } from '../family.ts'
import { n, polar } from '../path.ts'
import type { Rng } from '../rng.ts'
import { dot, group, Scene, stroke } from '../scene.ts'

type Warli = { wall: string; paint: string; scene: 'spiral' | 'harvest' }

/** Rice-paste figures on a mud wall, in the manner of Warli painting: triangles, circles and lines. */
export const warli = family<Warli>({
  key: 'warli',
  kind: 'jpeg',
  finish: { grain: 9, mottle: 13 },
  draw(rng, look, width, height) {
    const scene = new Scene(width, height)
    const unit = Math.min(width, height)
    scene.wash(
      scene.radial(width / 2, height / 2, Math.hypot(width, height) * 0.58, [
        [0, lighter(look.wall, 0.08)],
        [0.6, look.wall],
        [1, darker(look.wall, 0.4)],
      ]),
    )
    const marks: string[] = []
    border(marks, look, width, height, unit)
    sun(marks, look, width * 0.84, height * (height > width ? 0.13 : 0.2), unit * 0.07)
    if (look.scene === 'spiral') spiral(marks, rng, look, width / 2, height * 0.52, unit * 0.325, unit)
    else fields(marks, rng, look, width, height, unit)
    const trees =
      width > height * 1.1
        ? ([
            [0.135, 0.91, 0.6],
            [0.87, 0.91, 0.46],
          ] as const)
        : ([
            [0.17, 0.94, 0.36],
            [0.84, 0.94, 0.3],
          ] as const)
    for (const [x, y, tall] of trees) tree(marks, rng, look, width * x, height * y, unit * tall)
    scene.add(group(marks, 'opacity="0.94"'))
    return scene
  },
  pieces: [
    {
      title: 'Tarpa dance',
      description: 'Dancers wind in a spiral round the tarpa player.',
      keywords: ['warli', 'folk art', 'dance', 'tribal', 'maharashtra', 'figures', 'white', 'wall'],
      location: 'Dahanu, Maharashtra',
      format: 'landscape',
      variant: { wall: '#8a3f22', paint: '#fff4e2', scene: 'spiral' },
    },
    {
      title: 'Warli harvest',
      description: 'Rows of rice, people bent to them, a sun over everything.',
      keywords: ['warli', 'folk art', 'harvest', 'farm', 'village', 'figures', 'rice', 'wall'],
      location: 'Palghar, Maharashtra',
      format: 'landscape',
      variant: { wall: '#5f3a2a', paint: '#fbeed6', scene: 'harvest' },
    },
    {
      title: 'वारली, indigo wall',
      description: 'The spiral dance on an indigo wall.',
      keywords: ['warli', 'वारली', 'folk art', 'indigo', 'dance', 'figures', 'tribal', 'wall'],
      location: 'Jawhar, Maharashtra',
      format: 'portrait',
      variant: { wall: '#26366e', paint: '#f8f2e2', scene: 'spiral' },
    },
    {
      title: 'Village morning in white',
      description: 'Fields and walkers on a green wall.',
      keywords: ['warli', 'folk art', 'village', 'green', 'farm', 'figures', 'morning', 'wall'],
      location: 'Talasari, Maharashtra',
      format: 'classic',
      variant: { wall: '#3a5a3c', paint: '#fdf4dc', scene: 'harvest' },
    },
  ],
})

function border(marks: string[], look: Warli, width: number, height: number, unit: number): void {
  const m = unit * 0.03
  marks.push(
    `<rect x="${n(m)}" y="${n(m)}" width="${n(width - 2 * m)}" height="${n(height - 2 * m)}" fill="none" stroke="${look.paint}" stroke-width="5"/>`,
    `<rect x="${n(m * 1.9)}" y="${n(m * 1.9)}" width="${n(width - 3.8 * m)}" height="${n(height - 3.8 * m)}" fill="none" stroke="${look.paint}" stroke-width="3"/>`,
  )
  let d = ''
  const tooth = m * 0.9
  const across = Math.round((width - 2 * m) / tooth)
  const down = Math.round((height - 2 * m) / tooth)
  for (let step = 0; step < across; step += 1) {
    const [x, w] = [m + (step * (width - 2 * m)) / across, (width - 2 * m) / across]
    d += `M${n(x)} ${n(m)}l${n(w / 2)} ${n(m * 0.8)}l${n(w / 2)} ${n(-m * 0.8)}ZM${n(x)} ${n(height - m)}l${n(w / 2)} ${n(-m * 0.8)}l${n(w / 2)} ${n(m * 0.8)}Z`
  }
  for (let step = 0; step < down; step += 1) {
    const [y, h] = [m + (step * (height - 2 * m)) / down, (height - 2 * m) / down]
    d += `M${n(m)} ${n(y)}l${n(m * 0.8)} ${n(h / 2)}l${n(-m * 0.8)} ${n(h / 2)}ZM${n(width - m)} ${n(y)}l${n(-m * 0.8)} ${n(h / 2)}l${n(m * 0.8)} ${n(h / 2)}Z`
  }
  marks.push(`<path d="${d}" fill="${look.paint}"/>`)
}

function sun(marks: string[], look: Warli, x: number, y: number, r: number): void {
  for (const radius of [r, r * 0.78, r * 0.5]) marks.push(dot(x, y, radius, 'none', `stroke="${look.paint}" stroke-width="4"`))
  marks.push(dot(x, y, r * 0.28, look.paint))
  let d = ''
  for (let ray = 0; ray < 32; ray += 1) {
    const [a, b] = [polar(x, y, r * 1.1, ray * 11.25), polar(x, y, r * (ray % 2 === 0 ? 1.5 : 1.3), ray * 11.25)]
    d += `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`
  }
  marks.push(stroke(d, look.paint, 4))
}

/** One person about 100 units high, feet on the origin; `pose` bends limbs and trunk. */
function person(look: Warli, pose: 'dance' | 'bend' | 'carry' | 'play', step: number): string {
  const lean = pose === 'bend' ? 38 : 0
  const hip = -46
  const [sx, sy] = polar(0, hip, 33, -90 + lean)
  const [hx, hy] = polar(0, hip, 45, -90 + lean + 6)
  const spread = (at: readonly [number, number], half: number, turn: number): string => {
    const [a, b] = [polar(at[0], at[1], half, turn), polar(at[0], at[1], half, turn + 180)]
    return `${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`
  }
  const kick = step % 2 === 0 ? 9 : -7
  const limbs = {
    dance: `M${n(sx - 13)} ${n(sy)}L-27 -62L-36 -58M${n(sx + 13)} ${n(sy)}L27 -62L36 -58`,
    bend: `M${n(sx + 7)} ${n(sy + 9)}L44 -36L46 -14M${n(sx - 8)} ${n(sy - 6)}L38 -40L52 -18M46 -14l14 -8`,
    carry: `M${n(sx - 13)} ${n(sy)}L-22 -92L-10 -106M${n(sx + 13)} ${n(sy)}L24 -62L16 -48`,
    play: `M${n(sx - 13)} ${n(sy)}L-2 -62L18 -64M${n(sx + 13)} ${n(sy)}L28 -70L34 -58`,
  }[pose]
  return [
    `<path d="M0 ${hip}L${spread([sx, sy], 15, lean)}ZM0 ${hip}L12 -27L-12 -27Z" fill="${look.paint}"/>`,
    stroke(`M-6 -28L${-8 - kick * 0.5} -12L${-10 + kick} 0l-7 0M6 -28L${10 + kick * 0.4} -13L${9 + kick * 0.3} 0l7 0`, look.paint, 3.4),
    stroke(limbs, look.paint, 3.4),
    dot(hx, hy, 7.5, look.paint),
    step % 3 === 1 ? dot(hx - 7, hy - 3, 3.8, look.paint) : '',
    pose === 'carry'
      ? `<path d="M-16 -104C-18 -120 18 -120 16 -104C12 -98 -12 -98 -16 -104Z" fill="none" stroke="${look.paint}" stroke-width="3"/>`
      : '',
    pose === 'play' ? stroke('M14 -74C34 -66 44 -50 58 -26M24 -70C40 -60 52 -44 66 -24M58 -26l8 2', look.paint, 3.4) : '',
  ].join('')
}

const put = (mark: string, x: number, y: number, scale: number, turn = 0): string =>
  group(mark, `transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${Math.round(scale * 1000) / 1000})"`)

function spiral(marks: string[], rng: Rng, look: Warli, cx: number, cy: number, reach: number, unit: number): void {
  const size = unit * 0.00093
  let degrees = rng.between(0, 60)
  let radius = reach
  for (let dancer = 0; radius > reach * 0.32; dancer += 1) {
    const [x, y] = polar(cx, cy, radius, degrees)
    marks.push(put(person(look, 'dance', dancer), x, y, size * (0.72 + 0.34 * (radius / reach)), degrees + 90))
    const step = (unit * 0.072 * (0.72 + 0.34 * (radius / reach)) * 180) / Math.PI / (radius + unit * 0.05)
    degrees += step
    radius -= reach * 0.00102 * step
  }
  marks.push(put(person(look, 'play', 0), cx - unit * 0.02, cy + unit * 0.06, size * 1.25))
  for (let bird = 0; bird < 7; bird += 1) {
    const [x, y] = [cx + rng.bell() * unit * 0.6, cy - reach * 1.3 - rng.next() * unit * 0.03]
    marks.push(stroke(`M${n(x - 14)} ${n(y - 6)}L${n(x)} ${n(y)}L${n(x + 14)} ${n(y - 6)}`, look.paint, 3.4))
  }
}

function fields(marks: string[], rng: Rng, look: Warli, width: number, height: number, unit: number): void {
  const left = width * 0.24
  const right = width * 0.78
  for (let row = 0; row < 5; row += 1) {
    const y = height * 0.46 + row * height * 0.105
    let d = `M${n(left)} ${n(y)}H${n(right)}`
    for (let x = left; x < right; x += unit * 0.014) d += `M${n(x)} ${n(y)}l${n(rng.bell() * 5)} ${n(-unit * 0.026)}m0 0l-6 -5m6 5l6 -6`
    marks.push(stroke(d, look.paint, 3))
    for (let worker = 0; worker < 6; worker += 1) {
      const x = left + ((worker + rng.between(0.1, 0.8)) / 6) * (right - left)
      const pose = row === 0 ? 'carry' : rng.pick(['bend', 'bend', 'carry'] as const)
      marks.push(put(person(look, pose, worker + row), x, y + unit * 0.012, unit * 0.00092))
    }
  }
  for (const x of [0.34, 0.5, 0.64]) hut(marks, look, width * x, height * 0.345, unit * 0.12)
  let ridge = `M${n(left)} ${n(height * 0.17)}`
  for (let peak = 0; peak < 6; peak += 1)
    ridge += `L${n(left + ((peak + 0.5) * (width * 0.42)) / 6)} ${n(height * 0.105)}L${n(left + ((peak + 1) * (width * 0.42)) / 6)} ${n(height * 0.17)}`
  marks.push(stroke(ridge, look.paint, 4), stroke(ridge, look.paint, 3, 'transform="translate(0 18)"'))
}

function hut(marks: string[], look: Warli, x: number, y: number, wide: number): void {
  let d = `M${n(x - wide * 0.62)} ${n(y - wide * 0.5)}L${n(x)} ${n(y - wide)}L${n(x + wide * 0.62)} ${n(y - wide * 0.5)}ZM${n(x - wide / 2)} ${n(y - wide * 0.5)}V${n(y)}H${n(x + wide / 2)}V${n(y - wide * 0.5)}`
  for (let line = 1; line < 12; line += 1) {
    const share = line / 12
    d += `M${n(x)} ${n(y - wide)}L${n(x - wide * 0.62 + wide * 1.24 * share)} ${n(y - wide * 0.5)}M${n(x - wide / 2 + wide * share)} ${n(y - wide * 0.5)}V${n(y)}`
  }
  marks.push(
    stroke(d, look.paint, 3),
    `<rect x="${n(x - wide * 0.1)}" y="${n(y - wide * 0.32)}" width="${n(wide * 0.2)}" height="${n(wide * 0.32)}" fill="${look.paint}"/>`,
  )
}

function tree(marks: string[], rng: Rng, look: Warli, x: number, y: number, tall: number): void {
  marks.push(
    stroke(
      `M${n(x - tall * 0.02)} ${n(y)}L${n(x)} ${n(y - tall * 0.9)}M${n(x + tall * 0.025)} ${n(y)}L${n(x)} ${n(y - tall * 0.9)}`,
      look.paint,
      4,
    ),
  )
  let d = ''
  for (let branch = 0; branch < 13; branch += 1) {
    const from = y - tall * (0.34 + branch * 0.05)
    const long = tall * 0.3 * (1 - branch / 17)
    for (const side of [-1, 1]) {
      const angle = side > 0 ? -42 : -138
      for (let step = 0; step <= 9; step += 1) {
        const share = step / 9
        const [px, py] = polar(x, from, long * share, angle + side * 14 * share)
        if (step > 0)
          for (const leaf of [-52, 52]) {
            const [lx, ly] = polar(px, py, tall * 0.026 * rng.between(0.8, 1.2), angle + leaf)
            d += `M${n(px)} ${n(py)}L${n(lx)} ${n(ly)}`
          }
      }
      const [ex, ey] = polar(x, from, long, angle + side * 14)
      d += `M${n(x)} ${n(from)}L${n(ex)} ${n(ey)}`
    }
  }
  marks.push(stroke(d, look.paint, 3.2))
}
