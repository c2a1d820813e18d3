import { darker, lighter, mix } from '../colour.ts'
import { family } from '../family.ts'
import { n, polyline, under, type Point } from '../path.ts'
import { noiseLine, type Rng } from '../rng.ts'
import { dot, path, Scene, stroke, type Stop } from '../scene.ts'

type Hills = {
  sky: readonly [top: string, middle: string, low: string]
  far: string
  near: string
  haze: string
  sun?: { x: number; y: number; colour: string }
  tea?: boolean
  snow?: boolean
  horizon: number
}

/** Ridges behind each other, nearer ones darker and clearer, with mist in the valleys. */
export const hills = family<Hills>({
  key: 'hills',
  kind: 'jpeg',
  finish: { grain: 5, mottle: 2 },
  draw(rng, look, width, height) {
    const scene = new Scene(width, height)
    const horizon = height * look.horizon
    scene.wash(
      scene.linear(0, 0, 0, horizon * 1.25, [
        [0, look.sky[0]],
        [0.55, look.sky[1]],
        [1, look.sky[2]],
      ]),
    )
    if (look.sun) {
      const [x, y] = [width * look.sun.x, height * look.sun.y]
      const size = Math.min(width, height)
      scene.glow(x, y, size * 0.85, look.sun.colour, 0.75)
      scene.add(dot(x, y, size * 0.048, lighter(look.sun.colour, 0.55)))
    }
    if (look.snow) snowRange(scene, rng, look, horizon)
    const layers = look.tea ? 5 : 8
    for (let layer = 0; layer < layers; layer += 1) {
      const depth = layer / (layers - 1)
      ridge(scene, rng, look, depth, horizon, layers)
    }
    if (look.tea) teaSlopes(scene, rng, look)
    birds(
      scene,
      rng,
      width * rng.between(0.25, 0.6),
      horizon * rng.between(0.45, 0.7),
      darker(look.far, 0.45),
      Math.min(width, height) / 1600,
    )
    scene.vignette(darker(look.near, 0.6), 0.34)
    return scene
  },
  pieces: [
    {
      title: 'Tea rows above Munnar',
      description: 'Clipped tea bushes run in bands over the slope while the far ridges go blue in the morning mist.',
      keywords: ['tea', 'tea garden', 'munnar', 'kerala', 'hills', 'mist', 'plantation', 'green'],
      location: 'Munnar, Kerala',
      format: 'landscape',
      variant: {
        sky: ['#8fc1bf', '#cfe3cf', '#fbf0cf'],
        far: '#9dbfae',
        near: '#1c5a37',
        haze: '#e4eed6',
        sun: { x: 0.72, y: 0.24, colour: '#ffe9a8' },
        tea: true,
        horizon: 0.36,
      },
    },
    {
      title: 'नीलगिरि, blue on blue',
      description: 'Nine ridges of the Nilgiris, each a shade deeper than the one behind it.',
      keywords: ['nilgiri', 'hills', 'mist', 'blue', 'mountains', 'layers', 'नीलगिरि', 'morning'],
      location: 'Ooty, Tamil Nadu',
      format: 'wide',
      variant: {
        sky: ['#c8d9ea', '#e6ecf0', '#fdeee0'],
        far: '#b7cbdc',
        near: '#132f52',
        haze: '#eaf0f2',
        sun: { x: 0.3, y: 0.27, colour: '#fff3dd' },
        horizon: 0.38,
      },
    },
    {
      title: 'First light on the snows',
      description: 'The high range turns rose while the valleys still keep the night.',
      keywords: ['himalaya', 'snow', 'mountains', 'dawn', 'alpenglow', 'peaks', 'hills', 'pink'],
      location: 'Kausani, Uttarakhand',
      format: 'landscape',
      variant: { sky: ['#39508c', '#b296b9', '#fbd3b4'], far: '#8f87b4', near: '#161f3f', haze: '#d9b8bd', snow: true, horizon: 0.5 },
    },
    {
      title: 'Monsoon ghats, evening',
      description: 'After rain the Western Ghats stack up in copper and plum, with cloud caught in every fold.',
      keywords: ['western ghats', 'sahyadri', 'hills', 'evening', 'mist', 'sunset', 'maharashtra', 'orange'],
      location: 'Mahabaleshwar, Maharashtra',
      format: 'portrait',
      variant: {
        sky: ['#4a3b6b', '#d9705a', '#ffd08a'],
        far: '#d08a72',
        near: '#221634',
        haze: '#f3b683',
        sun: { x: 0.6, y: 0.3, colour: '#ffca6b' },
        horizon: 0.36,
      },
    },
    {
      title: 'Darjeeling before breakfast',
      description: 'Tea gardens falling away under a peach sky, the snows only guessed at.',
      keywords: ['tea', 'tea garden', 'darjeeling', 'hills', 'dawn', 'mist', 'west bengal', 'plantation'],
      location: 'Darjeeling, West Bengal',
      format: 'portrait',
      variant: {
        sky: ['#7fa8c9', '#e9cdbf', '#ffe2b0'],
        far: '#a9b3b8',
        near: '#24543a',
        haze: '#f4e2c8',
        sun: { x: 0.32, y: 0.2, colour: '#ffdf9c' },
        tea: true,
        snow: true,
        horizon: 0.34,
      },
    },
    {
      title: 'Coorg in the green hour',
      description: 'Coffee hills under thin cloud, quiet enough to hear water.',
      keywords: ['coorg', 'hills', 'forest', 'mist', 'green', 'karnataka', 'morning', 'valley'],
      location: 'Madikeri, Karnataka',
      format: 'tall',
      variant: { sky: ['#a9c8b9', '#d5e4d0', '#f6f0d8'], far: '#b3ccb9', near: '#0f3a2c', haze: '#e9f0dc', horizon: 0.26 },
    },
    {
      title: 'Tea country, gold evening',
      description: 'Low sun rakes across the bushes and every row throws a shadow.',
      keywords: ['tea', 'tea garden', 'assam', 'evening', 'plantation', 'gold', 'rows', 'hills'],
      location: 'Jorhat, Assam',
      format: 'wide',
      variant: {
        sky: ['#e2a36a', '#f6cd8a', '#fff0bd'],
        far: '#d9b77a',
        near: '#4a5a1c',
        haze: '#fbe3a4',
        sun: { x: 0.78, y: 0.3, colour: '#fff0b0' },
        tea: true,
        horizon: 0.42,
      },
    },
  ],
})

function ridge(scene: Scene, rng: Rng, look: Hills, depth: number, horizon: number, layers: number): void {
  const { width, height } = scene
  const noise = noiseLine(rng, 7, 0.5)
  const span = look.tea ? height * 0.26 : height - horizon
  const base = horizon + span * depth ** 1.25 * 0.86
  const swing = height * (0.075 + 0.03 * depth) * (look.tea ? 0.8 : 1)
  const reach = width * (0.3 + 0.12 * depth)
  const start = rng.between(0, 99)
  const points: Point[] = []
  for (let x = -20; x <= width + 20; x += 5)
    points.push([x, base + noise(start + x / reach) * swing - Math.abs(noise(start * 2 + x / (reach * 0.7))) * swing * 0.9])
  const colour = mix(look.far, look.near, depth ** 1.15)
  const deep = base + (span / layers) * 2.6 + swing * 0.3
  const mist = mix(look.haze, colour, 0.12 + 0.5 * depth ** 2)
  scene.add(
    path(
      under(points, height),
      scene.linear(0, base - swing * 1.3, 0, deep, [
        [0, colour],
        [0.4, mix(colour, mist, 0.3)],
        [1, mist],
      ]),
    ),
  )
  if (depth > 0.45 && !look.tea) treeLine(scene, rng, points, colour, depth, height)
}

/** Firs and broad crowns along a ridge, taller as they come nearer. */
function treeLine(scene: Scene, rng: Rng, points: readonly Point[], colour: string, depth: number, height: number): void {
  const size = height * 0.012 * (depth - 0.3) * 2.1
  const marks: string[] = []
  const clump = noiseLine(rng, 2)
  for (const [x, y] of points) {
    if (clump(x / 130) < -0.12) continue
    const tall = size * rng.between(0.5, 1.5)
    const broad = tall * 0.3
    marks.push(
      `M${n(x - broad)} ${n(y + 4)}L${n(x - broad * 0.3)} ${n(y - tall * 0.6)}L${n(x)} ${n(y - tall * 1.5)}L${n(x + broad * 0.4)} ${n(y - tall * 0.5)}L${n(x + broad)} ${n(y + 4)}Z`,
    )
  }
  scene.add(path(marks.join(''), colour))
}

/** Rows of bushes that follow the fall of the slope; each row is a dotted stroke, shadow under light. */
function teaSlopes(scene: Scene, rng: Rng, look: Hills): void {
  const { width, height } = scene
  for (let slope = 0; slope < 3; slope += 1) {
    const depth = slope / 2
    const noise = noiseLine(rng, 2, 0.35)
    const start = rng.between(0, 50)
    const base = height * (look.horizon + 0.2 + 0.17 * slope)
    const tilt = (slope % 2 === 0 ? 1 : -1) * rng.between(0.1, 0.18) * height
    const crest = (x: number): number => base + tilt * (x / width - 0.5) + noise(start + x / (width * 0.42)) * height * 0.075
    const top: Point[] = []
    for (let x = -40; x <= width + 40; x += 20) top.push([x, crest(x)])
    const colour = mix(mix(look.far, look.near, 0.5 + depth * 0.45), '#4f8a2a', 0.34)
    const lit = mix(mix(colour, '#a9c93a', 0.5), look.sun?.colour ?? look.haze, 0.2 - depth * 0.06)
    scene.add(
      path(
        under(top, height),
        scene.linear(0, base - height * 0.08, 0, base + height * 0.34, [
          [0, mix(colour, look.haze, 0.25 * (1 - depth))],
          [1, darker(colour, 0.34)],
        ]),
      ),
    )
    let drop = height * 0.006
    let row = 0
    while (drop < height * 0.45 && base + drop < height * 1.16) {
      const size = 5 + 8 * depth + drop * 0.062
      const line: Point[] = []
      const sway = rng.between(-1, 1) * size * 0.25
      for (let x = -40; x <= width + 40; x += 40) line.push([x, crest(x) + drop * (1 + 0.22 * Math.sin(x / (width * 0.23) + start)) + sway])
      const d = polyline(line)
      const gap = size * rng.between(0.78, 0.95)
      const shade = Math.min(1, drop / (height * 0.34))
      scene.add(stroke(d, darker(colour, 0.42 + 0.2 * shade), size * 1.25, `transform="translate(0 ${n(size * 0.42)})"`))
      scene.add(
        stroke(
          d,
          mix(colour, lit, 0.5 - 0.2 * shade),
          size,
          `stroke-dasharray="0.1 ${n(gap)}" stroke-dashoffset="${n(rng.between(0, gap))}"`,
        ),
      )
      scene.add(
        stroke(
          d,
          lit,
          size * 0.5,
          `stroke-dasharray="0.1 ${n(gap)}" stroke-dashoffset="${n(rng.between(0, gap))}" opacity="${n(0.75 - 0.4 * shade)}" transform="translate(${n(size * 0.1)} ${n(-size * 0.24)})"`,
        ),
      )
      row += 1
      drop += size * (row % 7 === 0 ? 2.1 : 1.28)
    }
    if (slope < 2) mistBand(scene, base + height * 0.16, height * 0.1, look.haze, 0.5 - slope * 0.22)
    shadeTrees(scene, rng, crest, depth, colour, look)
  }
}

/** Silver oaks standing among the tea: a thin trunk and a feathery crown. */
function shadeTrees(scene: Scene, rng: Rng, crest: (x: number) => number, depth: number, colour: string, look: Hills): void {
  const count = depth === 1 ? 2 : 6
  for (let tree = 0; tree < count; tree += 1) {
    const x = scene.width * (depth === 1 ? rng.pick([rng.between(0.04, 0.16), rng.between(0.86, 0.95)]) : rng.between(0.05, 0.95))
    const tall = scene.height * (0.05 + 0.1 * depth) * rng.between(0.8, 1.25)
    const foot = crest(x) + scene.height * 0.012 * (1 + depth * 2)
    const tone = mix(darker(colour, 0.5), look.haze, 0.2 * (1 - depth))
    const leaves: string[] = []
    for (let leaf = 0; leaf < 46; leaf += 1) {
      const rise = rng.next()
      const reach = tall * 0.2 * Math.sin(Math.PI * (0.12 + rise * 0.86)) ** 0.8
      leaves.push(
        dot(
          x + rng.bell() * reach * 1.5,
          foot - tall * (0.34 + rise * 0.66),
          tall * rng.between(0.022, 0.05),
          rise > 0.5 && rng.chance(0.4) ? mix(tone, look.haze, 0.16) : tone,
        ),
      )
    }
    scene.add(stroke(`M${n(x)} ${n(foot)}L${n(x)} ${n(foot - tall * 0.8)}`, tone, Math.max(2, tall * 0.022)), ...leaves)
  }
}

function mistBand(scene: Scene, y: number, thickness: number, colour: string, opacity: number): void {
  const stops: Stop[] = [
    [0, colour, 0],
    [0.5, colour, opacity],
    [1, colour, 0],
  ]
  scene.add(
    `<rect y="${n(y - thickness)}" width="${scene.width}" height="${n(thickness * 2)}" fill="${scene.linear(0, y - thickness, 0, y + thickness, stops)}"/>`,
  )
}

function snowRange(scene: Scene, rng: Rng, look: Hills, horizon: number): void {
  const { width, height } = scene
  const noise = noiseLine(rng, 7, 0.55)
  const start = rng.between(0, 60)
  const crown = rng.between(0.4, 0.62)
  const top: Point[] = []
  for (let x = -10; x <= width + 10; x += 7) {
    const rise = Math.exp(-(((x / width - crown) / 0.2) ** 2)) * 0.14 + Math.exp(-(((x / width - crown + 0.34) / 0.12) ** 2)) * 0.06
    top.push([x, horizon - height * (0.08 + rise) - Math.abs(noise(start + x / (width * 0.14))) * height * 0.075])
  }
  const lit = lighter(mix(look.sky[2], '#ff9f86', 0.35), 0.3)
  const body = mix(look.far, look.sky[1], 0.35)
  scene.add(
    path(
      under(top, height),
      scene.linear(0, horizon - height * 0.3, 0, horizon + height * 0.06, [
        [0, lit],
        [0.5, mix(lit, body, 0.55)],
        [1, mix(body, look.haze, 0.6)],
      ]),
    ),
  )
  const shade: string[] = []
  for (let index = 6; index < top.length - 8; index += 1) {
    const [here, before, after] = [top[index], top[index - 3], top[index + 3]]
    if (here === undefined || before === undefined || after === undefined || here[1] > before[1] || here[1] > after[1]) continue
    const fall = height * rng.between(0.05, 0.13)
    let [x, y] = here
    const west: Point[] = [[x, y]]
    for (let step = 0; step < 5; step += 1) {
      x += fall * rng.between(-0.14, 0.2)
      y += fall * 0.25
      west.push([x, y])
    }
    shade.push(polyline([...west, [here[0] + fall * 0.72, here[1] + fall * 1.2], [here[0] + fall * 0.26, here[1] + fall * 0.34]], true))
  }
  scene.add(
    path(
      shade.join(''),
      scene.linear(0, horizon - height * 0.28, 0, horizon, [
        [0, mix(body, '#3a4a86', 0.5), 0.6],
        [1, body, 0],
      ]),
    ),
  )
}

/** A loose flight of birds around a place; `scale` is 1 on a 1600-pixel picture. */
export function birds(scene: Scene, rng: Rng, x: number, y: number, colour: string, scale: number): void {
  for (let bird = 0; bird < 7; bird += 1) {
    const [bx, by] = [x + rng.bell() * 150 * scale, y + rng.bell() * 60 * scale]
    const wing = rng.between(9, 17) * scale
    const lift = rng.between(0.3, 0.75)
    scene.add(
      path(
        `M${n(bx - wing)} ${n(by - wing * lift)}Q${n(bx - wing * 0.35)} ${n(by - wing * lift)} ${n(bx)} ${n(by)}Q${n(bx + wing * 0.35)} ${n(by - wing * lift)} ${n(bx + wing)} ${n(by - wing * lift * 0.8)}Q${n(bx + wing * 0.3)} ${n(by - wing * lift * 0.5)} ${n(bx)} ${n(by + wing * 0.22)}Q${n(bx - wing * 0.3)} ${n(by - wing * lift * 0.5)} ${n(bx - wing)} ${n(by - wing * lift)}Z`,
        colour,
        'opacity="0.8"',
      ),
    )
  }
}
