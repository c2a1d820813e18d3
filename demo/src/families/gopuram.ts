import { darker, lighter, mix } from '../colour.ts'
import { family } from '../family.ts'
import { cuspedArch, n } from '../path.ts'
import type { Rng } from '../rng.ts'
import { dot, group, oval, path, Scene, stroke } from '../scene.ts'
import { birds } from './hills.ts'
import { palm } from './monsoon.ts'

type Gopuram = {
  sky: readonly [top: string, middle: string, low: string]
  light: string
  stone: string
  moon: boolean
  towers: readonly (readonly [x: number, tall: number, near: number])[]
}

/** Gate towers of a southern temple in the evening, with many tiers and a row of finials. */
export const gopuram = family<Gopuram>({
  key: 'gopuram',
  kind: 'jpeg',
  finish: { grain: 6, mottle: 3 },
  draw(rng, look, width, height) {
    const scene = new Scene(width, height)
    const unit = Math.min(width, height)
    const ground = height * 0.84
    scene.wash(
      scene.linear(0, 0, 0, ground, [
        [0, look.sky[0]],
        [0.55, look.sky[1]],
        [1, look.sky[2]],
      ]),
    )
    if (look.moon)
      for (let s = 0; s < 160; s += 1)
        scene.add(
          dot(
            width * rng.next(),
            ground * 0.7 * rng.next(),
            0.8 + 2 * rng.next() ** 3,
            '#fff6e0',
            `opacity="${n(0.2 + 0.6 * rng.next())}"`,
          ),
        )
    const main = look.towers.at(-1) ?? [0.5, 0.7, 1]
    const lightX = width * (main[0] > 0.5 ? main[0] - 0.22 : main[0] + 0.2)
    const lightY = ground * (look.moon ? 0.24 : 0.62)
    scene.glow(lightX, lightY, unit * 0.8, look.light, 0.8)
    scene.add(dot(lightX, lightY, unit * (look.moon ? 0.06 : 0.085), lighter(look.light, 0.5)))
    for (let streak = 0; streak < 12; streak += 1)
      scene.add(
        oval(
          width * rng.next(),
          ground * rng.between(0.15, 0.85),
          width * rng.between(0.1, 0.3),
          unit * rng.between(0.004, 0.014),
          scene.roundIn([
            [0, look.light, 0.5],
            [1, look.light, 0],
          ]),
        ),
      )
    birds(scene, rng, width * rng.between(0.2, 0.4), ground * 0.35, darker(look.stone, 0.2), unit / 1500)
    for (const [x, tall, near] of look.towers) {
      tower(scene, look, width * x, ground + unit * 0.03 * near, height * tall, near)
      haze(scene, ground, unit, look, 0.42 * (1 - near))
    }
    town(scene, rng, look, ground, unit)
    const dark = { land: darker(look.stone, 0.5) }
    for (const [x, tall] of width > height
      ? ([
          [0.04, 0.46],
          [0.1, 0.34],
          [0.95, 0.5],
        ] as const)
      : ([
          [0.06, 0.4],
          [0.95, 0.34],
        ] as const))
      palm(scene, rng, width * x, height * 0.93, unit * tall, dark)
    water(scene, rng, look, ground + unit * 0.075, unit)
    scene.vignette(darker(look.stone, 0.7), 0.42)
    return scene
  },
  pieces: [
    {
      title: 'Temple towers at dusk',
      description: 'Gopurams one behind another, the sun going down between them.',
      keywords: ['temple', 'gopuram', 'dusk', 'tower', 'tamil nadu', 'silhouette', 'sunset', 'architecture'],
      location: 'Madurai, Tamil Nadu',
      format: 'landscape',
      variant: {
        sky: ['#47356f', '#d8665a', '#ffd08a'],
        light: '#ffe3a0',
        stone: '#5a2a3c',
        moon: false,
        towers: [
          [0.2, 0.34, 0.15],
          [0.84, 0.44, 0.4],
          [0.45, 0.66, 1],
        ],
      },
    },
    {
      title: 'मंदिर, चाँदनी रात',
      description: 'The great gate by moonlight, lamps in its windows.',
      keywords: ['temple', 'मंदिर', 'gopuram', 'moon', 'night', 'tower', 'blue', 'stars'],
      location: 'Thanjavur, Tamil Nadu',
      format: 'portrait',
      variant: {
        sky: ['#0d1438', '#26387a', '#7f88b8'],
        light: '#f4ecd4',
        stone: '#1c2148',
        moon: true,
        towers: [
          [0.84, 0.3, 0.25],
          [0.44, 0.62, 1],
        ],
      },
    },
    {
      title: 'Gopuram in saffron haze',
      description: 'Morning dust, saffron light, three towers fading back.',
      keywords: ['temple', 'gopuram', 'saffron', 'morning', 'haze', 'tower', 'kanchipuram', 'heritage'],
      location: 'Kanchipuram, Tamil Nadu',
      format: 'wide',
      variant: {
        sky: ['#e8a25a', '#f6c884', '#fff0c8'],
        light: '#fffbe0',
        stone: '#8a4526',
        moon: false,
        towers: [
          [0.12, 0.36, 0.1],
          [0.86, 0.48, 0.45],
          [0.36, 0.7, 1],
        ],
      },
    },
    {
      title: 'Temple by the tank',
      description: 'Rose evening, still water, one tower twice.',
      keywords: ['temple', 'tank', 'reflection', 'gopuram', 'rose', 'evening', 'water', 'calm'],
      location: 'Srirangam, Tamil Nadu',
      format: 'tall',
      variant: {
        sky: ['#3c5a8f', '#c99ab0', '#ffdcc0'],
        light: '#fff0d4',
        stone: '#5f3550',
        moon: false,
        towers: [
          [0.16, 0.26, 0.2],
          [0.56, 0.52, 1],
        ],
      },
    },
    {
      title: 'Green evening, Hampi',
      description: 'A tower above palms after rain, the sky still green.',
      keywords: ['temple', 'hampi', 'tower', 'palm', 'evening', 'green', 'karnataka', 'silhouette'],
      location: 'Hampi, Karnataka',
      format: 'square',
      variant: {
        sky: ['#14474f', '#6fa48a', '#ffe6a8'],
        light: '#fff3c0',
        stone: '#173238',
        moon: false,
        towers: [
          [0.8, 0.34, 0.3],
          [0.42, 0.62, 1],
        ],
      },
    },
  ],
})

function haze(scene: Scene, ground: number, unit: number, look: Gopuram, opacity: number): void {
  if (opacity < 0.05) return
  scene.add(
    `<rect y="${n(ground - unit * 0.3)}" width="${scene.width}" height="${n(unit * 0.34)}" fill="${scene.linear(
      0,
      ground - unit * 0.3,
      0,
      ground,
      [
        [0, look.sky[2], 0],
        [1, look.sky[2], opacity],
      ],
    )}"/>`,
  )
}

/** One tower: base, narrowing tiers of niches and small domes, and a barrel roof with finials. `near` is 0 (far) to 1 (near). */
function tower(scene: Scene, look: Gopuram, x: number, foot: number, tall: number, near: number): void {
  const wide = tall * 0.58
  const colour = mix(look.sky[2], look.stone, 0.3 + 0.7 * near ** 0.7)
  const lit = mix(colour, look.light, 0.24)
  const paint = scene.linear(x - wide / 2, 0, x + wide / 2, 0, [
    [0, darker(colour, 0.12)],
    [0.5, mix(colour, lit, 0.5)],
    [1, darker(colour, 0.3)],
  ])
  const shape: string[] = []
  const lights: string[] = []
  const lines: string[] = []
  const base = tall * 0.2
  shape.push(`M${n(x - wide / 2)} ${n(foot)}L${n(x - wide * 0.47)} ${n(foot - base)}H${n(x + wide * 0.47)}L${n(x + wide / 2)} ${n(foot)}Z`)
  for (let pilaster = -5; pilaster <= 5; pilaster += 1)
    if (pilaster !== 0) lines.push(`M${n(x + pilaster * wide * 0.088)} ${n(foot)}v${n(-base * 0.92)}`)
  const tiers = 7
  let y = foot - base
  for (let tier = 0; tier < tiers; tier += 1) {
    const share = tier / tiers
    const here = wide * (0.94 - 0.52 * share ** 0.86)
    const above = wide * (0.94 - 0.52 * ((tier + 1) / tiers) ** 0.86)
    const high = tall * 0.115 * (1 - 0.42 * share)
    shape.push(`M${n(x - here * 0.53)} ${n(y)}h${n(here * 1.06)}l${n(-here * 0.015)} ${n(-high * 0.16)}h${n(-here * 1.03)}Z`)
    shape.push(
      `M${n(x - here * 0.49)} ${n(y - high * 0.1)}L${n(x - above * 0.47)} ${n(y - high)}H${n(x + above * 0.47)}L${n(x + here * 0.49)} ${n(y - high * 0.1)}Z`,
    )
    const niches = 9 - Math.floor(tier * 0.7)
    for (let niche = 0; niche < niches; niche += 1) {
      const at = x + ((niche + 0.5) / niches - 0.5) * here * 0.98
      const w = (here / niches) * 0.78
      const middle = Math.abs(niche - (niches - 1) / 2) < 0.6
      // A small shrine: body, dome and tip, standing out from the outline at the edges.
      shape.push(
        `M${n(at - w / 2)} ${n(y - high * 0.1)}v${n(-high * 0.42)}C${n(at - w * 0.62)} ${n(y - high * 0.78)} ${n(at - w * 0.2)} ${n(y - high * 0.92)} ${n(at)} ${n(y - high * 1.06)}C${n(at + w * 0.2)} ${n(y - high * 0.92)} ${n(at + w * 0.62)} ${n(y - high * 0.78)} ${n(at + w / 2)} ${n(y - high * 0.52)}v${n(high * 0.42)}Z`,
      )
      if (near > 0.3)
        lights.push(
          path(
            cuspedArch(at - w * 0.24, y - high * 0.14, w * 0.48, high * (middle ? 0.56 : 0.4), 3),
            middle ? (look.moon ? '#ffcf7a' : lighter(look.light, 0.2)) : darker(colour, 0.42),
            `opacity="${middle ? 0.95 : 0.75}"`,
          ),
        )
      if (near > 0.3)
        lines.push(`M${n(at - w * 0.44)} ${n(y - high * 0.54)}Q${n(at)} ${n(y - high * 0.66)} ${n(at + w * 0.44)} ${n(y - high * 0.54)}`)
    }
    lines.push(`M${n(x - here * 0.52)} ${n(y - high * 0.06)}h${n(here * 1.04)}`)
    y -= high
  }
  const roof = wide * 0.44
  const crown = tall * 0.085
  shape.push(
    `M${n(x - roof * 0.5)} ${n(y + 2)}C${n(x - roof * 0.68)} ${n(y - crown * 0.5)} ${n(x - roof * 0.56)} ${n(y - crown)} ${n(x - roof * 0.42)} ${n(y - crown * 1.04)}Q${n(x)} ${n(y - crown * 0.93)} ${n(x + roof * 0.42)} ${n(y - crown * 1.04)}C${n(x + roof * 0.56)} ${n(y - crown)} ${n(x + roof * 0.68)} ${n(y - crown * 0.5)} ${n(x + roof * 0.5)} ${n(y + 2)}Z`,
  )
  for (let rib = -4; rib <= 4; rib += 1)
    lines.push(`M${n(x + rib * roof * 0.11)} ${n(y)}q${n(rib * roof * 0.012)} ${n(-crown * 0.5)} 0 ${n(-crown * 0.96)}`)
  for (let finial = 0; finial < 7; finial += 1) {
    const at = x + (finial - 3) * roof * 0.125
    const r = crown * 0.1
    const top = y - crown * 0.98
    shape.push(
      `M${n(at - r * 0.5)} ${n(top)}C${n(at - r * 1.9)} ${n(top - r * 1.6)} ${n(at - r * 0.7)} ${n(top - r * 2.8)} ${n(at)} ${n(top - r * 5)}C${n(at + r * 0.7)} ${n(top - r * 2.8)} ${n(at + r * 1.9)} ${n(top - r * 1.6)} ${n(at + r * 0.5)} ${n(top)}Z`,
    )
  }
  scene.add(
    path(shape.join(''), paint),
    stroke(lines.join(''), lighter(colour, 0.3), Math.max(1, tall * 0.0018), 'opacity="0.4"'),
    group(lights, ''),
  )
  const door = cuspedArch(x - wide * 0.07, foot, wide * 0.14, base * 0.86, 3)
  scene.add(
    path(cuspedArch(x - wide * 0.09, foot, wide * 0.18, base * 0.95, 3), darker(colour, 0.35)),
    path(
      door,
      scene.linear(0, foot - base, 0, foot, [
        [0, '#ffcf7a'],
        [1, '#f08a2a'],
      ]),
    ),
  )
  scene.glow(x, foot - base * 0.3, wide * 0.3, '#ffb04a', 0.4 * near)
}

function town(scene: Scene, rng: Rng, look: Gopuram, ground: number, unit: number): void {
  const dark = darker(look.stone, 0.42)
  let d = `M0 ${scene.height}`
  const lamps: string[] = []
  for (let x = 0; x < scene.width;) {
    const wide = unit * rng.between(0.03, 0.1)
    const top = ground + unit * rng.between(0, 0.035)
    d += `L${n(x)} ${n(top)}L${n(x + wide)} ${n(top)}`
    if (rng.chance(0.5))
      lamps.push(
        `<rect x="${n(x + wide * 0.4)}" y="${n(top + unit * 0.016)}" width="${n(unit * 0.007)}" height="${n(unit * 0.011)}" fill="#ffc766" opacity="0.9"/>`,
      )
    x += wide
  }
  scene.add(path(`${d}L${scene.width} ${scene.height}Z`, dark), ...lamps)
}

/** The temple tank in front: steps, then water that reflects the sky and the lamps. */
function water(scene: Scene, rng: Rng, look: Gopuram, shore: number, unit: number): void {
  const { width, height } = scene
  for (let step = 0; step < 3; step += 1)
    scene.add(
      `<rect y="${n(shore + step * unit * 0.01 - unit * 0.03)}" width="${width}" height="${n(unit * 0.01)}" fill="${mix(darker(look.stone, 0.35), look.light, 0.1 * step)}"/>`,
    )
  scene.add(
    `<rect y="${n(shore)}" width="${width}" height="${n(height - shore)}" fill="${scene.linear(0, shore, 0, height, [
      [0, mix(look.sky[2], look.stone, 0.5)],
      [0.4, mix(look.sky[1], look.stone, 0.5)],
      [1, darker(mix(look.sky[0], look.stone, 0.4), 0.35)],
    ])}"/>`,
  )
  for (const [x, tall, near] of look.towers) {
    const wide = height * tall * 0.3
    for (let band = 0; band < 26; band += 1) {
      const share = band / 26
      const y = shore + (height - shore) * share
      scene.add(
        oval(
          width * x + rng.bell() * unit * 0.012,
          y,
          wide * (0.9 - 0.45 * share) * rng.between(0.8, 1.05),
          unit * 0.0045,
          darker(look.stone, 0.3),
          `opacity="${n(0.5 * near * (1 - share * 0.5))}"`,
        ),
      )
    }
  }
  for (let glint = 0; glint < 110; glint += 1) {
    const share = rng.next()
    scene.add(
      oval(
        width * rng.next(),
        shore + (height - shore) * share,
        width * rng.between(0.006, 0.035),
        1 + 2.6 * share,
        rng.chance(0.3) ? '#ffc766' : look.light,
        `opacity="${n(rng.between(0.1, 0.42))}"`,
      ),
    )
  }
}
