import { darker, lighter, mix } from '../colour.ts'
import { family } from '../family.ts'
import { n, smooth, under, type Point } from '../path.ts'
import { noiseLine, type Rng } from '../rng.ts'
import { dot, group, path, Scene, stroke } from '../scene.ts'

type Dunes = {
  sky: readonly [top: string, middle: string, low: string]
  lit: string
  shade: string
  sun: { x: number; y: number; colour: string; size?: number }
  caravan?: number
  stars?: boolean
}

/** Crest behind crest of sand under a low light: one flank lit, the other in shadow, ripples on the near slopes. */
export const dunes = family<Dunes>({
  key: 'dunes',
  kind: 'jpeg',
  finish: { grain: 7, mottle: 2 },
  draw(rng, look, width, height) {
    const scene = new Scene(width, height)
    const horizon = height * 0.46
    const unit = Math.min(width, height)
    scene.wash(
      scene.linear(0, 0, 0, horizon * 1.12, [
        [0, look.sky[0]],
        [0.6, look.sky[1]],
        [1, look.sky[2]],
      ]),
    )
    if (look.stars) starfield(scene, rng, horizon)
    const [sx, sy] = [width * look.sun.x, height * look.sun.y]
    scene.glow(sx, sy, unit * 0.8, look.sun.colour, 0.7)
    scene.add(dot(sx, sy, unit * (look.sun.size ?? 0.055), lighter(look.sun.colour, 0.5)))
    const layers = 6
    for (let layer = 0; layer < layers; layer += 1) {
      const depth = layer / (layers - 1)
      const crest = dune(scene, rng, look, depth, horizon)
      if (look.caravan && layer === 3) caravan(scene, crest, look, look.caravan, unit)
    }
    scene.vignette(darker(look.shade, 0.7), 0.36)
    return scene
  },
  pieces: [
    {
      title: 'Thar, the last hour',
      description: 'A camel caravan crosses a crest while the low sun lights one flank of every dune.',
      keywords: ['desert', 'thar', 'dunes', 'camel', 'sunset', 'sand', 'rajasthan', 'caravan'],
      location: 'Jaisalmer, Rajasthan',
      format: 'landscape',
      variant: {
        sky: ['#5d4a7e', '#e08560', '#ffd391'],
        lit: '#f2a65a',
        shade: '#8a3d2a',
        sun: { x: 0.24, y: 0.3, colour: '#ffdf8f' },
        caravan: 5,
      },
    },
    {
      title: 'Dunes by moonlight',
      description: 'The desert gone blue, every ripple drawn by the moon.',
      keywords: ['desert', 'thar', 'dunes', 'moon', 'night', 'stars', 'blue', 'sand'],
      location: 'Khuri, Rajasthan',
      format: 'portrait',
      variant: {
        sky: ['#0a1030', '#1d2c63', '#50649a'],
        lit: '#8297c4',
        shade: '#1a2450',
        sun: { x: 0.68, y: 0.16, colour: '#e8eeff', size: 0.05 },
        stars: true,
        caravan: 3,
      },
    },
    {
      title: 'थार की सुबह',
      description: 'Morning in the Thar: pink air, pale sand, not a footprint.',
      keywords: ['thar', 'desert', 'dunes', 'morning', 'थार', 'रेगिस्तान', 'sand', 'pink'],
      location: 'Sam, Rajasthan',
      format: 'wide',
      variant: { sky: ['#a9b8d8', '#f1c3b5', '#ffe9cb'], lit: '#f6cfa4', shade: '#b57b6a', sun: { x: 0.66, y: 0.26, colour: '#fff2d0' } },
    },
    {
      title: 'Red dunes',
      description: 'Iron-red sand stacked to the sky, a single file of camels for scale.',
      keywords: ['desert', 'dunes', 'red', 'camel', 'rajasthan', 'sand', 'sunset', 'thar'],
      location: 'Barmer, Rajasthan',
      format: 'tall',
      variant: {
        sky: ['#2e6a86', '#c7b59a', '#ffd9a0'],
        lit: '#e2713a',
        shade: '#6e2020',
        sun: { x: 0.3, y: 0.26, colour: '#fff0c4', size: 0.045 },
        caravan: 4,
      },
    },
    {
      title: 'Salt light over the Rann',
      description: 'Dusk at the edge of the white desert, lavender over gold.',
      keywords: ['desert', 'rann', 'kutch', 'dusk', 'dunes', 'gujarat', 'lavender', 'sand'],
      location: 'Dhordo, Gujarat',
      format: 'landscape',
      variant: {
        sky: ['#44508f', '#b98fb8', '#f8cfae'],
        lit: '#e9c9b6',
        shade: '#6d5680',
        sun: { x: 0.52, y: 0.38, colour: '#ffcfa0', size: 0.07 },
      },
    },
  ],
})

function starfield(scene: Scene, rng: Rng, horizon: number): void {
  const marks: string[] = []
  for (let star = 0; star < 260; star += 1) {
    const y = horizon * rng.next() ** 1.3
    marks.push(dot(rng.next() * scene.width, y, 0.8 + 2.1 * rng.next() ** 4, '#fff8e8', `opacity="${n(0.25 + 0.7 * rng.next())}"`))
  }
  scene.add(group(marks, ''))
}

/** One dune: first all of it in light, then the flank behind the crest in shadow. Returns the skyline. */
function dune(scene: Scene, rng: Rng, look: Dunes, depth: number, horizon: number): Point[] {
  const { width, height } = scene
  const base = horizon + (height - horizon) * depth ** 1.3 * 0.82
  const noise = noiseLine(rng, 2, 0.3)
  const start = rng.between(0, 90)
  const span = width * (0.34 + 0.3 * depth)
  const peakX = width * rng.between(0.25, 0.78)
  const peak = height * (0.05 + 0.11 * depth)
  const skyline: Point[] = []
  for (let x = -60; x <= width + 60; x += 30) {
    const away = Math.abs(x - peakX) / (width * 0.42)
    const rise = peak * Math.exp(-(away ** 1.25) * 1.6)
    skyline.push([x, base - rise - noise(start + x / span) * height * (0.02 + 0.025 * depth)])
  }
  const air = 1 - depth
  const lit = mix(look.lit, look.sky[2], 0.62 * air)
  const shade = mix(look.shade, look.sky[2], 0.5 * air ** 1.1)
  const sunOnLeft = look.sun.x < 0.5
  const [near, far] = sunOnLeft ? [0, width] : [width, 0]
  scene.add(
    path(
      under(skyline, height + 10, true),
      scene.linear(near, base - peak, far, base + peak * 2, [
        [0, lighter(lit, 0.2)],
        [0.5, lit],
        [1, mix(lit, shade, 0.6)],
      ]),
    ),
  )
  // The crest runs from the peak towards the viewer and separates light from shadow.
  const top = skyline.reduce((best, point) => (point[1] < best[1] ? point : best))
  const away = sunOnLeft ? 1 : -1
  const fall = height * (0.16 + 0.34 * depth)
  const crest: Point[] = []
  const swing = rng.between(0.1, 0.2) * width * (0.5 + depth)
  const phase = rng.between(0.6, 1.3)
  for (let step = 0; step <= 12; step += 1) {
    const share = step / 12
    crest.push([top[0] + away * swing * (Math.sin(share * Math.PI * 1.35 * phase) * 0.7 - share * 0.55), top[1] + fall * share ** 1.22])
  }
  const flank = skyline.filter(([x]) => (away > 0 ? x > top[0] : x < top[0]))
  const outer = away > 0 ? flank : flank.toReversed()
  const edge = outer.at(-1) ?? top
  const shadow = `${smooth([top, ...outer])}L${n(edge[0])} ${n(top[1] + fall * 1.05)}L${n(crest.at(-1)?.[0] ?? 0)} ${n(top[1] + fall * 1.05)}${smooth(crest.toReversed()).replace('M', 'L')}Z`
  scene.add(
    path(
      shadow,
      scene.linear(0, top[1], 0, top[1] + fall * 1.05, [
        [0, shade, 0.96],
        [0.45, shade, 0.75],
        [1, shade, 0],
      ]),
    ),
  )
  scene.add(stroke(smooth(crest.slice(0, 10)), lighter(lit, 0.5), 1.5 + 2.2 * depth, 'opacity="0.55"'))
  if (depth > 0.35) ripples(scene, rng, skyline, lit, shade, depth)
  return skyline
}

function ripples(scene: Scene, rng: Rng, skyline: readonly Point[], lit: string, shade: string, depth: number): void {
  const sway = noiseLine(rng, 2)
  const dark: string[] = []
  const bright: string[] = []
  const count = Math.round(16 + 26 * depth)
  for (let row = 0; row < count; row += 1) {
    const drop = scene.height * 0.3 * (0.06 + row / count) ** 1.6 * (0.55 + depth)
    const from = rng.whole(0, Math.floor(skyline.length * 0.8))
    const line = skyline
      .slice(from, from + rng.whole(8, 26))
      .map(([x, y], index): Point => [x, y + drop + sway(row * 0.7 + (from + index) * 0.3) * (4 + drop * 0.09)])
    if (line.length < 3) continue
    dark.push(smooth(line))
    bright.push(smooth(line.map(([x, y]): Point => [x, y - 2.5 - 2 * depth])))
  }
  scene.add(
    stroke(dark.join(''), darker(shade, 0.1), 2 + 2.6 * depth, 'opacity="0.2"'),
    stroke(bright.join(''), lighter(lit, 0.4), 1.4 + 1.8 * depth, 'opacity="0.26"'),
  )
}

/** Camels in single file along a skyline, with a walker in front; drawn small, where their outline is enough. */
function caravan(scene: Scene, skyline: readonly Point[], look: Dunes, count: number, unit: number): void {
  const size = unit * 0.05
  const colour = darker(look.shade, 0.62)
  const first = scene.width * (look.sun.x < 0.5 ? 0.46 : 0.2)
  const yAt = (x: number): number => {
    const index = skyline.findIndex((point) => point[0] > x)
    const [a, b] = [skyline[index - 1] ?? [0, 0], skyline[index] ?? [0, 0]]
    return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1)
  }
  for (let camel = 0; camel <= count; camel += 1) {
    const x = first + camel * size * 1.75
    const y = yAt(x) + size * 0.05
    scene.add(
      group(
        camel === 0 ? walker(colour) : camelShape(colour, camel % 2 === 0 ? look.lit : '#c8341a', camel),
        `transform="translate(${n(x)} ${n(y)}) scale(${Math.round(size) / 100})"`,
      ),
    )
  }
}

/** Facing left; feet on the origin; about 130 wide and 125 high. */
function camelShape(colour: string, cloth: string, step: number): string {
  const swing = step % 2 === 0 ? 7 : -5
  const leg = (x: number, lean: number): string =>
    `M${x} -62L${x + 9} -62L${x + 5 + lean * 0.5} -32L${x + 6 + lean} -2L${x + 9 + lean} 0L${x - 3 + lean} 0L${x + 1 + lean} -4L${x - 1 + lean * 0.5} -32Z`
  const body =
    'M-66 -112C-72 -115 -79 -112 -82 -107L-91 -103C-93 -99 -89 -96 -84 -97L-73 -99C-68 -92 -68 -80 -63 -70C-57 -58 -47 -54 -40 -52C-24 -46 8 -46 22 -53C33 -50 36 -58 35 -67C40 -66 42 -56 44 -48L46 -49C46 -62 43 -76 34 -81C26 -85 22 -85 15 -90C9 -101 3 -113 -4 -113C-13 -113 -17 -99 -25 -92C-33 -86 -42 -83 -48 -80C-52 -87 -53 -97 -58 -106C-60 -111 -62 -113 -66 -112Z'
  return [
    path(body, colour),
    path(leg(-44, -swing) + leg(-34, swing) + leg(14, swing) + leg(24, -swing), colour),
    path('M-26 -92C-18 -100 -14 -113 -4 -114C4 -113 10 -100 16 -91L20 -66C6 -61 -16 -61 -28 -66Z', cloth, 'opacity="0.75"'),
    stroke('M-27 -72C-12 -67 4 -67 19 -72', colour, 3),
  ].join('')
}

function walker(colour: string): string {
  return [
    dot(0, -84, 8, colour),
    path('M-9 -88C-9 -98 9 -98 9 -88Z', '#c8341a'),
    path('M-9 -74C-4 -78 4 -78 9 -74L13 -30L6 -30L8 0L2 0L0 -28L-6 0L-12 0L-7 -30L-13 -30Z', colour),
    stroke('M-9 -66L-20 -44M-20 -78L-20 0', colour, 3),
  ].join('')
}
