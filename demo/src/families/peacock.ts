import { darker, lighter, mix } from '../colour.ts'
import { family } from '../family.ts'
import { n, petal, polar, type Point } from '../path.ts'
import type { Rng } from '../rng.ts'
import { dot, group, oval, path, Scene, stroke } from '../scene.ts'

type Peacock = {
  ground: readonly [middle: string, edge: string]
  barb: string
  gold: string
  eye: string
  neck: string
  view: 'bird' | 'feathers'
}

/** A peacock with its train raised, or only the train. */
export const peacock = family<Peacock>({
  key: 'peacock',
  kind: 'jpeg',
  finish: { grain: 6, mottle: 3 },
  draw(rng, look, width, height) {
    const scene = new Scene(width, height)
    const unit = Math.min(width, height)
    const bird = look.view === 'bird'
    const [cx, cy] = bird
      ? [width / 2, height * (height > width ? 0.72 : width > height ? 0.8 : 0.78)]
      : [width * rng.pick([0.2, 0.8]), height * 1.08]
    const reach = bird ? Math.min(height * 0.74, width * (height > width ? 0.56 : 0.49)) : Math.hypot(width, height) * 0.98
    scene.wash(
      scene.radial(cx, cy - reach * 0.4, Math.hypot(width, height) * 0.72, [
        [0, look.ground[0]],
        [1, look.ground[1]],
      ]),
    )
    const size = bird ? reach * 0.088 : unit * 0.105
    const eye = scene.define((id) => `<g id="${id}">${featherEye(scene, look)}</g>`)
    const spread = bird ? 98 : 180
    const rows = bird ? 6 : Math.floor(reach / (size * 1.55))
    for (let row = rows - 1; row >= 0; row -= 1) {
      const radius = bird ? reach * (0.36 + 0.64 * ((row + 1) / rows) ** 0.9) : size * 1.55 * (row + 1.5)
      const scale = bird ? size * (0.58 + 0.42 * ((row + 1) / rows)) : size * (0.86 + 0.014 * row)
      const count = Math.max(3, Math.round((2 * spread * Math.PI * radius) / 180 / (scale * (bird ? 1.85 : 2.15))))
      for (let step = 0; step <= count; step += 1) {
        const share = (step + (row % 2 === 0 ? 0 : 0.5)) / count
        if (share > 1) continue
        const degrees = -90 - spread + share * spread * 2 + rng.bell() * 0.7
        const [x, y] = polar(cx, cy, radius * (1 + rng.bell() * 0.012), degrees)
        if (x < -size * 3 || x > width + size * 3 || y < -size * 3 || y > height + size * 3) continue
        barbs(scene, rng, look, cx, cy, x, y, degrees, scale, row / rows, bird)
        scene.add(
          `<use href="#${eye}" transform="translate(${n(x)} ${n(y)}) rotate(${n(degrees + 90)}) scale(${Math.round(scale * 10) / 1000})"/>`,
        )
      }
    }
    if (bird) body(scene, look, cx, cy, reach)
    else scene.glow(cx, cy, reach * 0.5, look.ground[1], 0.7)
    scene.vignette(darker(look.ground[1], 0.6), bird ? 0.45 : 0.6)
    return scene
  },
  pieces: [
    {
      title: 'Peacock, train open',
      description: 'The whole fan, eye behind eye, on a turmeric evening.',
      keywords: ['peacock', 'bird', 'feathers', 'blue', 'train', 'wildlife', 'मोर', 'national bird'],
      location: 'Morachi Chincholi, Maharashtra',
      format: 'landscape',
      variant: { ground: ['#f7cf7a', '#b4602a'], barb: '#1f7a5a', gold: '#d9a441', eye: '#1557a8', neck: '#1848a8', view: 'bird' },
    },
    {
      title: 'मोर पंख',
      description: 'Peacock feathers close, nothing else in the frame.',
      keywords: ['peacock', 'मोर', 'feathers', 'pattern', 'texture', 'green', 'blue', 'background'],
      location: 'Vrindavan, Uttar Pradesh',
      format: 'portrait',
      variant: { ground: ['#0f4a44', '#062523'], barb: '#2f8f62', gold: '#c99a3a', eye: '#1c4fb0', neck: '#153f9a', view: 'feathers' },
    },
    {
      title: 'Night peacock',
      description: 'A peacock in a dark garden, the fan lit like a window.',
      keywords: ['peacock', 'bird', 'night', 'feathers', 'indigo', 'wildlife', 'garden', 'train'],
      location: 'Udaipur, Rajasthan',
      format: 'portrait',
      variant: { ground: ['#2a3f8a', '#0b1030'], barb: '#28a08a', gold: '#f0c25a', eye: '#2a3fc0', neck: '#2f63d8', view: 'bird' },
    },
    {
      title: 'Feather study in bronze',
      description: 'An old silk’s version of the peacock: bronze, olive and plum.',
      keywords: ['peacock', 'feathers', 'bronze', 'silk', 'pattern', 'plum', 'texture', 'background'],
      location: 'Kanchipuram, Tamil Nadu',
      format: 'landscape',
      variant: { ground: ['#5a3a1c', '#2a1420'], barb: '#8a8a3a', gold: '#e2a94a', eye: '#6a2560', neck: '#5a2060', view: 'feathers' },
    },
    {
      title: 'Peacock on rose',
      description: 'Dusty rose behind, every feather counted.',
      keywords: ['peacock', 'bird', 'rose', 'pink', 'feathers', 'train', 'wall art', 'wildlife'],
      location: 'Jaipur, Rajasthan',
      format: 'square',
      variant: { ground: ['#f6d3c4', '#c4766e'], barb: '#1f8a7a', gold: '#d8983a', eye: '#20479a', neck: '#14508f', view: 'bird' },
    },
  ],
})

/** The eye of a feather, about 100 units across, pointing up. */
function featherEye(scene: Scene, look: Peacock): string {
  const drop = (s: number, dy: number): string =>
    `M0 ${n(-100 * s + dy)}C${n(70 * s)} ${n(-100 * s + dy)} ${n(88 * s)} ${n(10 * s + dy)} 0 ${n(96 * s + dy)}C${n(-88 * s)} ${n(10 * s + dy)} ${n(-70 * s)} ${n(-100 * s + dy)} 0 ${n(-100 * s + dy)}Z`
  const heart = 'M0 22C-34 -2 -36 -44 -12 -46C-5 -47 -1 -42 0 -36C1 -42 5 -47 12 -46C36 -44 34 -2 0 22Z'
  return [
    path(
      drop(1, 0),
      scene.radial(0, -10, 100, [
        [0, lighter(look.barb, 0.25)],
        [0.7, look.barb],
        [1, darker(look.barb, 0.4)],
      ]),
    ),
    path(
      drop(0.8, -4),
      scene.radial(0, -10, 84, [
        [0.4, lighter(look.gold, 0.35)],
        [0.8, look.gold],
        [1, darker(look.gold, 0.3)],
      ]),
    ),
    path(drop(0.6, -8), mix(look.gold, '#6a2f12', 0.45)),
    path(
      drop(0.53, -9),
      scene.radial(0, -20, 58, [
        [0, '#5fe0d8'],
        [0.6, mix('#23b8b8', look.eye, 0.25)],
        [1, mix('#128a98', look.eye, 0.4)],
      ]),
    ),
    path(
      heart,
      scene.radial(0, -30, 52, [
        [0, lighter(look.eye, 0.15)],
        [0.55, look.eye],
        [1, darker(look.eye, 0.55)],
      ]),
    ),
    path('M-20 -34C-14 -42 -8 -40 -5 -34C-10 -34 -15 -30 -20 -34Z', '#cfe8ff', 'opacity="0.6"'),
  ].join('')
}

/** The barbs of one feather: fine strokes from the shaft that curl outwards. */
function barbs(
  scene: Scene,
  rng: Rng,
  look: Peacock,
  cx: number,
  cy: number,
  x: number,
  y: number,
  degrees: number,
  size: number,
  depth: number,
  bird: boolean,
): void {
  const long = bird ? size * 4.2 : size * 3.4
  const [fx, fy] = polar(x, y, -long, degrees)
  const from: Point = bird ? polar(cx, cy, size, degrees) : [fx, fy]
  const left: string[] = []
  const right: string[] = []
  for (let barb = 0; barb < 15; barb += 1) {
    const share = barb / 14
    const [bx, by] = polar(x, y, -long * 0.95 + long * 1.12 * share, degrees)
    const out = size * (0.66 + 0.52 * Math.sin(Math.PI * (0.1 + share * 0.72)))
    for (const side of [-1, 1]) {
      const [tx, ty] = polar(bx, by, out * rng.between(0.85, 1.15), degrees + side * (46 - 12 * share))
      const [mx, my] = polar(bx, by, out * 0.55, degrees + side * 22)
      ;(side < 0 ? left : right).push(`M${n(bx)} ${n(by)}Q${n(mx)} ${n(my)} ${n(tx)} ${n(ty)}`)
    }
  }
  const tone = mix(look.barb, look.ground[1], 0.25 * (1 - depth))
  scene.add(
    stroke(left.join(''), darker(tone, 0.28), Math.max(1.6, size * 0.075), 'opacity="0.9"'),
    stroke(right.join(''), mix(tone, look.gold, 0.35), Math.max(1.4, size * 0.06), 'opacity="0.9"'),
  )
  scene.add(
    stroke(`M${n(from[0])} ${n(from[1])}L${n(x)} ${n(y)}`, mix(look.gold, '#fff1c8', 0.35), Math.max(1.2, size * 0.035), 'opacity="0.75"'),
  )
}

/** The bird in front of its fan; (cx, cy) is the middle of the breast, `reach` the radius of the train. */
function body(scene: Scene, look: Peacock, cx: number, cy: number, reach: number): void {
  const s = reach / 1000
  const neck = scene.linear(-150, 0, 150, 0, [
    [0, darker(look.neck, 0.35)],
    [0.34, lighter(look.neck, 0.28)],
    [0.55, look.neck],
    [1, darker(look.neck, 0.5)],
  ])
  const shape =
    'M-42 -372C-62 -320 -60 -268 -84 -196C-112 -112 -166 -60 -160 30C-154 112 -76 168 0 170C76 168 154 112 160 30C166 -60 92 -112 62 -196C40 -268 52 -310 42 -372Z'
  const scales: string[] = []
  for (let row = 0; row < 15; row += 1) {
    const y = -210 + row * 25
    const half = row < 7 ? 48 + row * 14 : 140 - (row - 9) ** 2 * 2.2
    for (let x = -half + (row % 2) * 13; x <= half; x += 26) scales.push(`M${n(x - 13)} ${y}q13 22 26 0`)
  }
  const marks = [
    ...Array.from({ length: 23 }, (_, plume) => {
      const degrees = -172 + plume * 7.5
      const [x, y] = polar(0, 40, 70, degrees)
      return path(
        petal(x, y, 290 - (60 * Math.abs(plume - 11)) / 11, 62, degrees, 0.6),
        plume % 2 === 0 ? darker(look.barb, 0.3) : darker(look.barb, 0.08),
        `stroke="${look.gold}" stroke-width="3"`,
      )
    }),
    stroke(
      'M-46 158L-60 262M-60 262L-104 276M-60 262L-62 286M-60 262L-26 278M46 158L58 262M58 262L100 276M58 262L60 286M58 262L24 278',
      darker(look.gold, 0.35),
      11,
    ),
    path(shape, neck),
    stroke(scales.join(''), lighter(look.neck, 0.45), 3, 'opacity="0.5"'),
    path('M-160 30C-150 -20 -120 -60 -96 -96C-90 0 -96 90 -60 158C-120 136 -154 96 -160 30Z', darker(look.neck, 0.5), 'opacity="0.35"'),
    path('M160 30C150 -20 120 -60 96 -96C90 0 96 90 60 158C120 136 154 96 160 30Z', darker(look.neck, 0.5), 'opacity="0.45"'),
    ...[-30, -15, 0, 15, 30].map((lean) => {
      const [x, y] = polar(0, -428, 104, -90 + lean)
      return (
        stroke(`M0 -428L${n(x)} ${n(y)}`, darker(look.neck, 0.2), 4) +
        path(petal(...polar(0, -428, 84, -90 + lean), 40, 26, -90 + lean, 0.6), mix(look.neck, '#23b8b8', 0.5)) +
        dot(x, y, 7, look.gold)
      )
    }),
    ...head(scene, look),
  ]
  scene.add(oval(cx, cy + 284 * s, 330 * s, 34 * s, darker(look.ground[1], 0.7), 'opacity="0.4"'))
  scene.add(group(marks, `transform="translate(${n(cx)} ${n(cy)}) scale(${Math.round(s * 1000) / 1000})"`))
}

/** The head in profile, looking left: beak, the dark line through the eye, bare white skin above and below it. */
function head(scene: Scene, look: Peacock): string[] {
  return [
    path(
      'M-50 -420C-76 -420 -100 -410 -118 -392C-96 -390 -70 -386 -46 -388Z',
      scene.linear(0, -420, 0, -386, [
        [0, '#e9dcc0'],
        [0.5, '#b8a888'],
        [1, '#6d5f48'],
      ]),
    ),
    path(
      'M-42 -362C-62 -384 -66 -428 -40 -450C-12 -474 34 -466 48 -434C58 -410 52 -382 42 -362C20 -346 -22 -346 -42 -362Z',
      scene.linear(-60, -460, 60, -340, [
        [0, lighter(look.neck, 0.26)],
        [0.5, look.neck],
        [1, darker(look.neck, 0.4)],
      ]),
    ),
    stroke('M-112 -393Q-84 -402 -50 -402', '#4a3f2e', 3),
    dot(-72, -410, 3, '#4a3f2e'),
    path('M-50 -424C-38 -442 -4 -446 22 -430C-4 -434 -30 -428 -50 -424Z', '#fdf6e6'),
    path('M-46 -394C-30 -378 6 -376 30 -392C6 -390 -22 -396 -46 -394Z', '#fdf6e6'),
    stroke('M-56 -406Q-16 -420 36 -404', '#0e1a3a', 7),
    dot(-14, -412, 13, '#5a3216'),
    dot(-14, -412, 9, '#140b06'),
    dot(-18, -416, 3.4, '#ffffff'),
  ]
}
