import { darker, lighter, mix } from '../colour.ts'
import { family } from '../family.ts'
import { n, petal, polar, scallop } from '../path.ts'
import type { Rng } from '../rng.ts'
import { dot, group, path, Scene, stroke } from '../scene.ts'

type Fish = { ground: string; ink: string; bodies: readonly [string, string]; fin: string; water: string; border: string }

/** Two fish that circle one another, in the manner of Mithila painting: double outlines, and no space left unfilled. */
export const fish = family<Fish>({
  key: 'fish',
  kind: 'svg',
  draw(rng, look, width, height) {
    const scene = new Scene(width, height)
    const unit = Math.min(width, height)
    const [cx, cy] = [width / 2, height / 2]
    scene.wash(look.ground)
    frame(scene, look, width, height, unit)
    const s = unit / 1000
    const field: string[] = []
    for (let ring = 0; ring < 9; ring += 1)
      field.push(stroke(scallop(0, 0, 30 + ring * 5, 395 - ring * 40, 6), look.water, 3, 'opacity="0.55"'))
    field.push(...reeds(look, rng))
    const pair = [0, 1].map((turn) =>
      group(
        group(oneFish(scene, look, look.bodies[turn] ?? look.fin), 'transform="translate(0 -158) rotate(-4) scale(0.94)"'),
        `transform="rotate(${turn * 180})"`,
      ),
    )
    scene.add(
      group([...field, ...pair, ...lotusHeart(look)], `transform="translate(${n(cx)} ${n(cy)}) scale(${Math.round(s * 1000) / 1000})"`),
    )
    return scene
  },
  pieces: [
    {
      title: 'Mithila fish, pair',
      description: 'Two fish circle a lotus, every space filled with line.',
      keywords: ['madhubani', 'mithila', 'fish', 'folk art', 'bihar', 'pattern', 'lotus', 'मधुबनी'],
      location: 'Madhubani, Bihar',
      format: 'square',
      variant: { ground: '#fbf0d6', ink: '#1d1a2a', bodies: ['#c8341a', '#1f6a8a'], fin: '#f2a52a', water: '#7fb0b8', border: '#a8243a' },
    },
    {
      title: 'Fish for a wedding wall',
      description: 'Rani pink and leaf green, as painted beside a bridal door.',
      keywords: ['madhubani', 'fish', 'wedding', 'folk art', 'pink', 'green', 'mithila', 'lotus'],
      location: 'Darbhanga, Bihar',
      format: 'square',
      variant: { ground: '#fff3dc', ink: '#3a1230', bodies: ['#c2185b', '#2f8a4f'], fin: '#f6b62a', water: '#e6a8a0', border: '#1f6a4a' },
    },
    {
      title: 'मधुबनी, नीली मछलियाँ',
      description: 'Blue fish on turmeric, with a lotus between.',
      keywords: ['madhubani', 'मधुबनी', 'fish', 'blue', 'yellow', 'folk art', 'mithila', 'lotus'],
      location: 'Jitwarpur, Bihar',
      format: 'square',
      variant: { ground: '#f4bf4a', ink: '#191c40', bodies: ['#27459f', '#17808a'], fin: '#d8431f', water: '#c98a1e', border: '#7a1f2a' },
    },
    {
      title: 'Night pond, two fish',
      description: 'The same circling pair on a dark pond.',
      keywords: ['madhubani', 'fish', 'night', 'folk art', 'indigo', 'mithila', 'pattern', 'lotus'],
      location: 'Ranti, Bihar',
      format: 'square',
      kind: 'png',
      variant: { ground: '#15234a', ink: '#fdeccb', bodies: ['#c8452a', '#1f8a86'], fin: '#f2b134', water: '#4a6aa8', border: '#8a2a4a' },
    },
  ],
})

/** A fish about 600 units long, facing left, curved over the origin. */
function oneFish(scene: Scene, look: Fish, tone: string): string[] {
  const body = 'M-300 62C-262 -52 -130 -122 20 -108C120 -98 190 -48 232 34C168 44 110 84 20 100C-110 120 -240 116 -300 62Z'
  const clip = scene.clip(body)
  const ink = (width: number): string => `stroke="${look.ink}" stroke-width="${width}" stroke-linejoin="round"`
  const rays = (fromX: number, fromY: number, long: number, start: number, end: number, count: number): string =>
    Array.from({ length: count }, (_, index) => {
      const [x, y] = polar(fromX, fromY, long, start + ((end - start) * index) / (count - 1))
      return `M${n(fromX)} ${n(fromY)}L${n(x)} ${n(y)}`
    }).join('')
  const tail = 'M212 24C250 -26 292 -66 352 -72C334 -22 334 22 300 44C330 70 338 110 344 158C288 138 246 96 214 46Z'
  const back = 'M-110 -104C-60 -176 60 -186 122 -140C110 -120 100 -104 84 -92Z'
  const belly = 'M-90 108C-70 160 -10 178 40 160C34 136 26 116 12 100Z'
  const marks = [
    path(tail, look.fin, ink(5)),
    path(back, look.fin, ink(5)),
    path(belly, look.fin, ink(5)),
    group([stroke(rays(208, 34, 170, -66, -22, 12) + rays(208, 34, 170, 10, 52, 12), look.ink, 2.4)], `clip-path="${scene.clip(tail)}"`),
    group([stroke(rays(-10, -70, 150, -150, -30, 22), look.ink, 2.4)], `clip-path="${scene.clip(back)}"`),
    group([stroke(rays(-24, 84, 120, 30, 150, 16), look.ink, 2.4)], `clip-path="${scene.clip(belly)}"`),
    path(body, tone),
  ]
  const scales: string[] = []
  for (let column = 0; column < 15; column += 1) {
    for (let row = -6; row <= 6; row += 1) {
      const x = -128 + column * 27
      const y = row * 30 + (column % 2) * 15 - 2
      const even = column % 2 === 0
      scales.push(
        path(
          `M${n(x)} ${n(y - 15)}C${n(x + 34)} ${n(y - 15)} ${n(x + 34)} ${n(y + 15)} ${n(x)} ${n(y + 15)}Z`,
          even ? lighter(tone, 0.2) : mix(tone, look.fin, 0.4),
          ink(2.4),
        ),
        dot(x + 10, y, 3.4, even ? look.fin : look.ground),
      )
    }
  }
  marks.push(group(scales.toReversed(), `clip-path="${clip}"`))
  // The head: cheek, hatched collar, eye and mouth.
  marks.push(
    group(
      [
        path('M-320 -140H-150C-118 -80 -118 80 -150 140H-320Z', mix(tone, look.fin, 0.16)),
        stroke('M-150 -140C-118 -80 -118 80 -150 140M-164 -140C-132 -80 -132 80 -164 140M-186 -140C-154 -80 -154 80 -186 140', look.ink, 3),
        stroke(Array.from({ length: 20 }, (_, index) => `M-180 ${-116 + index * 12}l34 4`).join(''), look.ink, 2),
      ],
      `clip-path="${clip}"`,
    ),
  )
  marks.push(stroke(body, look.ink, 7), stroke(body, look.ground, 2))
  marks.push(
    dot(-222, 8, 31, look.ground, ink(4)),
    dot(-222, 8, 22, look.fin, ink(2.4)),
    dot(-222, 8, 12, look.ink),
    dot(-227, 3, 3.6, look.ground),
  )
  for (let lash = 0; lash < 18; lash += 1) marks.push(dot(...polar(-222, 8, 38, lash * 20), 2.3, look.ink))
  marks.push(stroke('M-300 60C-284 70 -262 66 -250 50', look.ink, 4.5))
  return marks
}

function lotusHeart(look: Fish): string[] {
  const marks: string[] = []
  for (const [count, inner, long, wide, tone] of [
    [12, 14, 56, 26, look.border],
    [12, 12, 40, 20, look.fin],
    [8, 6, 26, 16, lighter(look.border, 0.45)],
  ] as const) {
    for (let step = 0; step < count; step += 1) {
      const degrees = (step * 360) / count + (long === 40 ? 15 : 0)
      marks.push(path(petal(...polar(0, 0, inner, degrees), long, wide, degrees, 0.55), tone, `stroke="${look.ink}" stroke-width="2.4"`))
    }
  }
  marks.push(dot(0, 0, 12, look.ground, `stroke="${look.ink}" stroke-width="2.6"`), dot(0, 0, 4.5, look.ink))
  return marks
}

/** Small lotuses and leaves that fill the water between the fish and the frame. */
function reeds(look: Fish, rng: Rng): string[] {
  const marks: string[] = []
  for (let place = 0; place < 4; place += 1) {
    const [x, y] = polar(0, 0, 470, 45 + place * 90)
    for (let step = 0; step < 8; step += 1) {
      const degrees = 225 + place * 90 - 84 + step * 24
      marks.push(
        path(
          petal(x * 0.93, y * 0.93, 104 - Math.abs(step - 3.5) * 9, 30, degrees, 0.55),
          step % 2 === 0 ? look.border : look.fin,
          `stroke="${look.ink}" stroke-width="3"`,
        ),
      )
    }
    marks.push(path(scallop(x * 0.93, y * 0.93, 9, 26, 3), look.bodies[1], `stroke="${look.ink}" stroke-width="3"`))
  }
  for (let leaf = 0; leaf < 40; leaf += 1) {
    const degrees = leaf * 9 + rng.bell() * 3
    const radius = 398 + (leaf % 2) * 16
    if (Math.abs(((((degrees - 45) % 90) + 90) % 90) - 45) > 31) continue
    marks.push(
      path(
        petal(...polar(0, 0, radius - 24, degrees), 40, 17, degrees + 24, 0.5),
        leaf % 2 === 0 ? look.bodies[1] : mix(look.water, look.fin, 0.3),
        `stroke="${look.ink}" stroke-width="2"`,
      ),
    )
  }
  return marks
}

function frame(scene: Scene, look: Fish, width: number, height: number, unit: number): void {
  const band = unit * 0.062
  scene.add(
    `<path d="M0 0H${width}V${height}H0ZM${n(band)} ${n(band)}V${n(height - band)}H${n(width - band)}V${n(band)}Z" fill="${look.border}" fill-rule="evenodd"/>`,
  )
  for (const inset of [band * 0.12, band, band * 1.14])
    scene.add(
      `<rect x="${n(inset)}" y="${n(inset)}" width="${n(width - 2 * inset)}" height="${n(height - 2 * inset)}" fill="none" stroke="${look.ink}" stroke-width="${n(unit * 0.0026)}"/>`,
    )
  const side = (long: number): string[] => {
    const count = Math.round((long - band * 2) / (band * 1.15))
    return Array.from({ length: count }, (_, index) => {
      const x = band + ((index + 0.5) * (long - 2 * band)) / count
      const y = band * 0.56
      const flower = Array.from({ length: 6 }, (__, step) =>
        path(
          petal(...polar(x, y, band * 0.06, step * 60), band * 0.27, band * 0.2, step * 60, 0.6, 1),
          index % 2 === 0 ? look.fin : lighter(look.bodies[1], 0.35),
        ),
      )
      const leaf =
        path(petal(x + band * 0.4, y, band * 0.32, band * 0.2, -40, 0.5), lighter(look.border, 0.5)) +
        path(petal(x + band * 0.44, y, band * 0.32, band * 0.2, 140, 0.5), darker(look.border, 0.45))
      return [...flower, dot(x, y, band * 0.07, look.ink), index < count - 1 ? leaf : ''].join('')
    })
  }
  scene.add(
    group(side(width), ''),
    group(side(width), `transform="rotate(180 ${n(width / 2)} ${n(height / 2)})"`),
    group(side(height), `transform="translate(${width} 0) rotate(90)"`),
    group(side(height), `transform="translate(0 ${height}) rotate(-90)"`),
  )
  for (const [x, y] of [
    [band / 2, band / 2],
    [width - band / 2, band / 2],
    [band / 2, height - band / 2],
    [width - band / 2, height - band / 2],
  ] as const)
    scene.add(dot(x, y, band * 0.28, look.fin, `stroke="${look.ink}" stroke-width="4"`), dot(x, y, band * 0.1, look.ink))
}
