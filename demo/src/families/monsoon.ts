import { darker, lighter, mix } from '../colour.ts'
import { family } from '../family.ts'
import { n, smooth, under, type Point } from '../path.ts'
import { noiseLine, type Rng } from '../rng.ts'
import { dot, group, oval, path, Scene, stroke } from '../scene.ts'

type Monsoon = {
  sky: readonly [top: string, middle: string, low: string]
  cloud: string
  land: string
  water: string
  lightning: boolean
  subject: 'umbrella' | 'palms' | 'fields'
  accent: string
}

/** Towering clouds over wet ground, slanting rain, and one small figure or object below. */
export const monsoon = family<Monsoon>({
  key: 'monsoon',
  kind: 'jpeg',
  finish: { grain: 8, mottle: 3 },
  draw(rng, look, width, height) {
    const scene = new Scene(width, height)
    const horizon = height * 0.7
    const unit = Math.min(width, height)
    scene.wash(
      scene.linear(0, 0, 0, horizon, [
        [0, look.sky[0]],
        [0.6, look.sky[1]],
        [1, look.sky[2]],
      ]),
    )
    scene.glow(width * 0.5, horizon, unit * 0.85, look.sky[2], 0.8)
    const strike = width * rng.between(0.3, 0.7)
    for (let bank = 0; bank < 5; bank += 1) cloudBank(scene, rng, look, bank / 4, horizon, unit)
    if (look.lightning) bolt(scene, rng, strike, height * 0.22, horizon, unit)
    shafts(scene, rng, look, horizon)
    farLand(scene, rng, look, horizon)
    ground(scene, rng, look, horizon)
    if (look.subject === 'palms') shore(scene, rng, look)
    if (look.subject === 'palms')
      for (const [x, tall] of [
        [0.12, 0.5],
        [0.19, 0.38],
        [0.87, 0.56],
        [0.8, 0.34],
      ] as const)
        palm(scene, rng, width * x, height * 0.88, unit * tall, look)
    if (look.subject === 'umbrella') walkerUnderUmbrella(scene, look, width * (width > height ? 0.62 : 0.5), height * 0.87, unit * 0.2)
    rain(scene, rng, look)
    scene.vignette(darker(look.sky[0], 0.6), 0.45)
    return scene
  },
  pieces: [
    {
      title: 'Monsoon, one red umbrella',
      description: 'The first real rain, an empty road, and someone who came prepared.',
      keywords: ['monsoon', 'rain', 'umbrella', 'clouds', 'red', 'weather', 'road', 'बारिश'],
      location: 'Lonavala, Maharashtra',
      format: 'portrait',
      variant: {
        sky: ['#26343f', '#587078', '#c3cdbb'],
        cloud: '#3d4e59',
        land: '#2c4a3c',
        water: '#6f8a8c',
        lightning: false,
        subject: 'umbrella',
        accent: '#d8361f',
      },
    },
    {
      title: 'Lightning over the backwaters',
      description: 'A bolt stands between sky and water while the palms lean.',
      keywords: ['monsoon', 'lightning', 'storm', 'kerala', 'backwaters', 'palm', 'rain', 'night'],
      location: 'Alappuzha, Kerala',
      format: 'landscape',
      variant: {
        sky: ['#12142e', '#34356b', '#8f7fb0'],
        cloud: '#26264f',
        land: '#12182e',
        water: '#3d4478',
        lightning: true,
        subject: 'palms',
        accent: '#ffe9c0',
      },
    },
    {
      title: 'Paddy before the downpour',
      description: 'Flooded fields hold the last light as the cloud comes over.',
      keywords: ['monsoon', 'paddy', 'fields', 'clouds', 'rain', 'green', 'farm', 'reflection'],
      location: 'Konkan, Maharashtra',
      format: 'wide',
      variant: {
        sky: ['#3b4a5a', '#7e8f86', '#f3dfa6'],
        cloud: '#4f5f6b',
        land: '#3f7a3f',
        water: '#b9c7a4',
        lightning: false,
        subject: 'fields',
        accent: '#f2b134',
      },
    },
    {
      title: 'बारिश की शाम',
      description: 'Evening rain with the sun still somewhere behind it, copper on wet ground.',
      keywords: ['monsoon', 'बारिश', 'rain', 'evening', 'umbrella', 'sunset', 'clouds', 'copper'],
      location: 'Mumbai, Maharashtra',
      format: 'landscape',
      variant: {
        sky: ['#2e2a4a', '#8d5a63', '#f6ad6d'],
        cloud: '#4b3a58',
        land: '#2c2138',
        water: '#b97a5e',
        lightning: false,
        subject: 'umbrella',
        accent: '#f2b134',
      },
    },
    {
      title: 'Storm light, coconut coast',
      description: 'Green storm light behind coconut palms, rain walking in from the sea.',
      keywords: ['monsoon', 'storm', 'coconut', 'palm', 'coast', 'rain', 'clouds', 'goa'],
      location: 'Agonda, Goa',
      format: 'tall',
      variant: {
        sky: ['#0f2b33', '#2f6a66', '#c9d8a0'],
        cloud: '#1d4248',
        land: '#0e2626',
        water: '#4f8a7e',
        lightning: true,
        subject: 'palms',
        accent: '#fff2c4',
      },
    },
  ],
})

function cloudBank(scene: Scene, rng: Rng, look: Monsoon, depth: number, horizon: number, unit: number): void {
  const { width } = scene
  const top = horizon * (0.5 - 0.44 * depth)
  const body = mix(mix(look.cloud, look.sky[2], 0.5 * (1 - depth)), '#0d1020', 0.1 * depth)
  const crown = mix(lighter(body, 0.3), look.sky[2], 0.45)
  const puff = scene.roundIn(
    [
      [0, mix(crown, body, 0.35), 0.6],
      [0.45, mix(crown, body, 0.6), 0.34],
      [1, body, 0],
    ],
    0.48,
    0.42,
    0.52,
  )
  const dark = scene.roundIn([
    [0, body, 0.95],
    [0.6, body, 0.6],
    [1, body, 0],
  ])
  const noise = noiseLine(rng, 3)
  const start = rng.between(0, 50)
  const marks: string[] = []
  for (let heap = 0; heap < 26; heap += 1) {
    const x = width * rng.between(-0.08, 1.08)
    const lift = noise(start + (x / width) * 3.2)
    const y = top + lift * horizon * 0.14
    const size = unit * rng.between(0.05, 0.13) * (0.8 + 0.5 * depth)
    marks.push(
      oval(x, y + size * 1.1, size * 2.1, size * 1.2, dark),
      oval(x, y, size * 1.25, size, puff, 'opacity="0.85"'),
      dot(x + size * rng.between(-0.9, 0.9), y - size * 0.35, size * 0.62, puff, 'opacity="0.75"'),
    )
  }
  scene.add(group(marks, ''))
  scene.add(
    `<rect y="${n(top + unit * 0.02)}" width="${width}" height="${n(horizon * 0.2)}" fill="${scene.linear(0, top, 0, top + horizon * 0.2, [
      [0, body, 0],
      [0.5, body, 0.4],
      [1, body, 0],
    ])}"/>`,
  )
}

function bolt(scene: Scene, rng: Rng, x: number, y: number, foot: number, unit: number): void {
  const branch = (from: Point, length: number, drift: number, weight: number): void => {
    let [bx, by] = from
    const points: Point[] = [[bx, by]]
    const steps = 16
    for (let step = 0; step < steps; step += 1) {
      bx += (rng.bell() * 0.05 + drift * 0.02) * unit
      by += length / steps
      points.push([bx, by])
      if (weight > 2.5 && rng.chance(0.26)) branch([bx, by], length * rng.between(0.15, 0.34), rng.pick([-1.6, 1.6]), weight * 0.42)
    }
    const d = `M${points.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}`
    scene.add(
      stroke(d, '#b9b4ff', weight * 5, 'opacity="0.16"'),
      stroke(d, '#d9d6ff', weight * 2.4, 'opacity="0.3"'),
      stroke(d, '#fffdf4', weight),
    )
  }
  scene.glow(x, y, unit * 0.55, '#cfc8ff', 0.75)
  branch([x, y], foot - y, 0, 5.5)
  scene.glow(x, foot, unit * 0.3, '#cfc8ff', 0.4)
}

function shafts(scene: Scene, rng: Rng, look: Monsoon, horizon: number): void {
  for (let shaft = 0; shaft < 6; shaft += 1) {
    const x = scene.width * rng.between(0, 1)
    const wide = scene.width * rng.between(0.08, 0.2)
    const paint = scene.linear(x, 0, x + wide, 0, [
      [0, look.cloud, 0],
      [0.5, mix(look.cloud, look.sky[1], 0.3), 0.42],
      [1, look.cloud, 0],
    ])
    scene.add(path(`M${n(x)} ${n(horizon * 0.45)}h${n(wide)}l${n(-wide * 0.5)} ${n(horizon * 0.57)}h${n(-wide)}Z`, paint))
  }
}

function farLand(scene: Scene, rng: Rng, look: Monsoon, horizon: number): void {
  const { width, height } = scene
  for (let layer = 0; layer < 3; layer += 1) {
    const noise = noiseLine(rng, 6)
    const start = rng.between(0, 40)
    const points: Point[] = []
    for (let x = 0; x <= width; x += 8)
      points.push([x, horizon - height * (0.05 - 0.018 * layer) - noise(start + x / (width * 0.16)) * height * 0.028])
    scene.add(path(under(points, horizon + 4), mix(look.sky[2], look.land, 0.3 + 0.28 * layer)))
  }
}

function ground(scene: Scene, rng: Rng, look: Monsoon, horizon: number): void {
  const { width, height } = scene
  const deep = height - horizon
  scene.add(
    `<rect y="${n(horizon)}" width="${width}" height="${n(deep)}" fill="${scene.linear(0, horizon, 0, height, [
      [0, mix(look.water, look.sky[2], 0.6)],
      [0.35, look.water],
      [1, darker(look.water, 0.55)],
    ])}"/>`,
  )
  if (look.subject === 'fields') {
    for (let bund = 0; bund < 9; bund += 1) {
      const share = (bund / 9) ** 1.8
      const y = horizon + deep * (0.02 + share)
      const thick = 3 + 34 * share
      const line: Point[] = []
      for (let x = -20; x <= width + 20; x += width / 8) line.push([x, y + rng.bell() * deep * 0.05 * (0.2 + share)])
      scene.add(
        stroke(smooth(line), darker(look.land, 0.35), thick),
        stroke(smooth(line), lighter(look.land, 0.16), thick * 0.55, `transform="translate(0 ${n(-thick * 0.28)})"`),
      )
      const blades: string[] = []
      for (let blade = 0; blade < 420; blade += 1) {
        const x = rng.next() * width
        const tall = (6 + 60 * share) * rng.between(0.5, 1)
        const foot = y + deep * (0.02 + 0.07 * share) * rng.between(0.3, 2)
        blades.push(`M${n(x)} ${n(foot)}q${n(tall * 0.06)} ${n(-tall * 0.6)} ${n(tall * rng.between(0.1, 0.35))} ${n(-tall)}`)
      }
      scene.add(stroke(blades.join(''), mix(look.land, look.accent, 0.2), 1 + 3 * share, 'opacity="0.6"'))
    }
    return
  }
  const streaks: string[] = []
  for (let streak = 0; streak < 170; streak += 1) {
    const share = rng.next() ** 1.6
    const y = horizon + deep * share
    const long = width * rng.between(0.01, 0.09) * (0.4 + share)
    streaks.push(
      oval(
        width * rng.next(),
        y,
        long,
        1 + 5 * share,
        rng.chance(0.55) ? lighter(look.sky[2], 0.1) : darker(look.water, 0.5),
        `opacity="${n(rng.between(0.1, 0.34))}"`,
      ),
    )
  }
  const rings: string[] = []
  for (let ring = 0; ring < 90; ring += 1) {
    const share = rng.next()
    const size = 4 + 34 * share * rng.between(0.5, 1)
    rings.push(`<ellipse cx="${n(width * rng.next())}" cy="${n(horizon + deep * share)}" rx="${n(size)}" ry="${n(size * 0.24)}"/>`)
  }
  scene.add(group(streaks, ''), group(rings, `fill="none" stroke="${lighter(look.sky[2], 0.3)}" stroke-width="2" opacity="0.42"`))
}

/** The near bank on which palms stand. */
function shore(scene: Scene, rng: Rng, look: Monsoon): void {
  const { width, height } = scene
  const noise = noiseLine(rng, 5)
  const points: Point[] = []
  for (let x = 0; x <= width; x += 10)
    points.push([x, height * (0.93 - 0.075 * Math.abs((x / width - 0.5) * 2) ** 1.6) - noise(x / (width * 0.1)) * height * 0.008])
  scene.add(path(under(points, height), darker(look.land, 0.3)))
}

function rain(scene: Scene, rng: Rng, look: Monsoon): void {
  const { width, height } = scene
  for (const [count, long, weight, opacity] of [
    [420, 0.03, 1.3, 0.2],
    [200, 0.055, 2, 0.26],
    [60, 0.1, 3.2, 0.2],
  ] as const) {
    let d = ''
    for (let drop = 0; drop < count; drop += 1) {
      const fall = height * long * rng.between(0.6, 1.3)
      d += `M${n(width * rng.between(-0.05, 1.1))} ${n(height * rng.between(-0.05, 1))}l${n(-fall * 0.2)} ${n(fall)}`
    }
    scene.add(stroke(d, lighter(look.sky[2], 0.4), weight, `opacity="${opacity}"`))
  }
}

/** A coconut palm bent by wind; (x, y) is its foot. */
export function palm(scene: Scene, rng: Rng, x: number, y: number, tall: number, look: { land: string }): void {
  const bend = rng.between(-0.2, 0.12) * tall
  const colour = darker(look.land, 0.3)
  const [tx, ty] = [x + bend, y - tall]
  scene.add(
    path(
      `M${n(x - tall * 0.022)} ${n(y)}Q${n(x - tall * 0.012 + bend * 0.15)} ${n(y - tall * 0.6)} ${n(tx - tall * 0.008)} ${n(ty)}L${n(tx + tall * 0.008)} ${n(ty)}Q${n(x + tall * 0.014 + bend * 0.15)} ${n(y - tall * 0.55)} ${n(x + tall * 0.026)} ${n(y)}Z`,
      colour,
    ),
  )
  const leaflets: string[] = []
  for (let frond = 0; frond < 13; frond += 1) {
    const angle = -205 + frond * 19.5 + rng.between(-7, 7)
    const long = tall * rng.between(0.3, 0.42)
    const droop = long * 0.55 * (1 - Math.abs(Math.sin((angle * Math.PI) / 180)) * 0.35)
    const rad = (angle * Math.PI) / 180
    for (let step = 1; step <= 20; step += 1) {
      const share = step / 20
      const px = tx + Math.cos(rad) * long * share - long * 0.12 * share ** 2
      const py = ty + Math.sin(rad) * long * share * 0.75 + droop * share ** 2.1
      const leaf = long * 0.25 * Math.sin(Math.PI * (0.14 + 0.84 * share))
      leaflets.push(
        `M${n(px)} ${n(py)}q${n(-leaf * 0.18)} ${n(leaf * 0.4)} ${n(-leaf * 0.34)} ${n(leaf)}M${n(px)} ${n(py)}q${n(leaf * 0.2)} ${n(leaf * 0.3)} ${n(leaf * 0.14)} ${n(leaf * 0.92)}`,
      )
    }
    leaflets.push(
      `M${n(tx)} ${n(ty)}Q${n(tx + Math.cos(rad) * long * 0.5)} ${n(ty + Math.sin(rad) * long * 0.375 + droop * 0.14)} ${n(tx + Math.cos(rad) * long - long * 0.12)} ${n(ty + Math.sin(rad) * long * 0.75 + droop)}`,
    )
  }
  scene.add(stroke(leaflets.join(''), colour, Math.max(2, tall * 0.0075)))
  for (const [dx, dy] of [
    [-0.018, 0.012],
    [0.014, 0.018],
    [0, 0.03],
  ] as const)
    scene.add(dot(tx + dx * tall, ty + dy * tall, tall * 0.018, colour))
}

function walkerUnderUmbrella(scene: Scene, look: Monsoon, x: number, y: number, tall: number): void {
  const dark = darker(look.land, 0.5)
  const figure = [
    path('M-13 -4C-16 -40 -15 -58 -10 -70L10 -70C15 -58 16 -40 14 -4Z', dark),
    path('M-9 -4L-8 6L-2 6L-2 -4ZM3 -4L4 8L10 8L9 -4Z', dark),
    dot(0, -79, 8.5, dark),
    path('M-9 -80C-10 -92 10 -92 9 -80L7 -74Z', darker(dark, 0.4)),
    path('M-10 -66C-16 -56 -14 -44 -6 -40L8 -58L4 -66Z', dark),
    stroke('M6 -52L9 -124', darker(dark, 0.3), 2.2),
    path(
      'M-46 -96C-42 -124 -16 -136 9 -136C34 -136 60 -124 64 -96C58 -102 50 -102 45 -97C38 -103 30 -103 24 -97C18 -103 0 -103 -6 -97C-12 -103 -22 -103 -27 -97C-32 -102 -40 -102 -46 -96Z',
      look.accent,
    ),
    path('M9 -136C34 -136 60 -124 64 -96C58 -102 50 -102 45 -97C42 -118 30 -132 9 -136Z', darker(look.accent, 0.3)),
    path('M9 -136C-4 -130 -22 -118 -27 -97C-22 -103 -12 -103 -6 -97C-4 -114 2 -128 9 -136Z', lighter(look.accent, 0.2), 'opacity="0.7"'),
    stroke('M9 -136L9 -142', dark, 3),
  ]
  const scale = Math.round((tall / 140) * 1000) / 1000
  scene.add(oval(x, y + tall * 0.05, tall * 0.3, tall * 0.04, darker(look.water, 0.6), 'opacity="0.6"'))
  scene.add(group(figure, `transform="translate(${n(x)} ${n(y + tall * 0.1)}) scale(${scale} ${-scale * 0.8})" opacity="0.28"`))
  scene.add(group(figure, `transform="translate(${n(x)} ${n(y)}) scale(${scale})"`))
}
