import { darker, lighter, mix } from '../colour.ts'
import { family } from '../family.ts'
import { n, scallop } from '../path.ts'
import type { Rng } from '../rng.ts'
import { dot, group, oval, path, Scene, stroke } from '../scene.ts'

type Diyas = { ground: string; floor: string; ember: string; accent: string; setting: 'rows' | 'one' | 'river' | 'steps' }

/** Clay lamps at night: flames, the light around them, and blurred lights in the background. */
export const diyas = family<Diyas>({
  key: 'diyas',
  kind: 'jpeg',
  finish: { grain: 7, mottle: 3 },
  draw(rng, look, width, height) {
    const scene = new Scene(width, height)
    const horizon = height * (look.setting === 'one' ? 0.66 : look.setting === 'river' ? 0.36 : 0.42)
    const unit = Math.min(width, height)
    scene.wash(
      scene.linear(0, 0, 0, horizon, [
        [0, darker(look.ground, 0.55)],
        [0.7, look.ground],
        [1, mix(look.ground, look.ember, 0.24)],
      ]),
    )
    bokeh(scene, rng, look, horizon, unit)
    scene.add(
      `<rect y="${n(horizon)}" width="${width}" height="${n(height - horizon)}" fill="${scene.linear(0, horizon, 0, height, [
        [0, mix(look.floor, look.ember, 0.2)],
        [0.25, look.floor],
        [1, darker(look.floor, 0.62)],
      ])}"/>`,
    )
    scene.add(
      `<rect y="${n(horizon - unit * 0.09)}" width="${width}" height="${n(unit * 0.18)}" fill="${scene.linear(
        0,
        horizon - unit * 0.09,
        0,
        horizon + unit * 0.09,
        [
          [0, look.ember, 0],
          [0.5, look.ember, 0.34],
          [1, look.ember, 0],
        ],
      )}"/>`,
    )
    if (look.setting === 'one') {
      scene.glow(width * 0.5, height * 0.52, unit * 0.75, look.ember, 0.5)
      diya(scene, rng, look, width * 0.5, height * 0.74, unit * 0.46, true)
    } else {
      crowd(scene, rng, look, horizon, unit)
    }
    scene.vignette('#05030a', 0.6)
    return scene
  },
  pieces: [
    {
      title: 'Diya rows on Diwali night',
      description: 'Rows of clay lamps run back into the dark until they are only discs of light.',
      keywords: ['diya', 'diwali', 'lamp', 'festival', 'light', 'night', 'दीया', 'दिवाली', 'bokeh'],
      location: 'Jaipur, Rajasthan',
      format: 'landscape',
      variant: { ground: '#2a1230', floor: '#41162a', ember: '#ff9a3c', accent: '#e6447a', setting: 'rows' },
    },
    {
      title: 'दीया, one flame',
      description: 'A single lamp, filled to the lip, and the warm circle it makes.',
      keywords: ['diya', 'दीया', 'diwali', 'lamp', 'flame', 'light', 'prayer', 'night'],
      location: 'Pune, Maharashtra',
      format: 'portrait',
      variant: { ground: '#201226', floor: '#3a1a1c', ember: '#ffab4a', accent: '#5d7bd6', setting: 'one' },
    },
    {
      title: 'Lamps on the Ganga',
      description: 'Leaf boats carry their small flames downstream; the river doubles each one.',
      keywords: ['diya', 'ganga', 'river', 'lamp', 'aarti', 'varanasi', 'night', 'light', 'reflection'],
      location: 'Varanasi, Uttar Pradesh',
      format: 'wide',
      variant: { ground: '#0e1a3a', floor: '#0c2038', ember: '#ffb14e', accent: '#49a6c9', setting: 'river' },
    },
    {
      title: 'Steps of light',
      description: 'Lamps set out along the steps of a courtyard, the nearest close enough to warm the hand.',
      keywords: ['diya', 'diwali', 'steps', 'lamp', 'courtyard', 'festival', 'light', 'दिवाली'],
      location: 'Udaipur, Rajasthan',
      format: 'portrait',
      variant: { ground: '#161536', floor: '#5a2a22', ember: '#ffa040', accent: '#f0c24a', setting: 'steps' },
    },
    {
      title: 'Festival lamps in green and gold',
      description: 'A cooler Diwali: jade dark, gold flames, a floor that shines.',
      keywords: ['diya', 'diwali', 'festival', 'lamp', 'green', 'gold', 'night', 'bokeh'],
      location: 'Kochi, Kerala',
      format: 'square',
      variant: { ground: '#0c2b2c', floor: '#12302c', ember: '#ffc04f', accent: '#59d0a0', setting: 'rows' },
    },
    {
      title: 'Evening lamp, blue room',
      description: 'Dusk through a blue room and a single diya lit before dark.',
      keywords: ['diya', 'lamp', 'evening', 'blue', 'flame', 'light', 'home', 'diwali'],
      location: 'Jodhpur, Rajasthan',
      format: 'landscape',
      variant: { ground: '#1d2f6e', floor: '#22265a', ember: '#ffa552', accent: '#ff7d5c', setting: 'one' },
    },
  ],
})

/** Distant lights out of focus: flat discs with a brighter rim, as in a photograph. */
function bokeh(scene: Scene, rng: Rng, look: Diyas, horizon: number, unit: number): void {
  const tones = [look.ember, lighter(look.ember, 0.35), look.accent, mix(look.ember, '#ff5030', 0.5)]
  const paints = tones.map((tone) =>
    scene.roundIn([
      [0, tone, 0.55],
      [0.82, tone, 0.62],
      [0.93, lighter(tone, 0.3), 0.85],
      [1, tone, 0],
    ]),
  )
  for (let light = 0; light < 70; light += 1) {
    const closeness = rng.next() ** 2
    const size = unit * (0.008 + 0.05 * closeness)
    // The floor covers what reaches below the horizon, and a light would look cut.
    const y = Math.min(horizon * (1 - Math.abs(rng.bell()) * 0.95), horizon - size * 1.1)
    scene.add(
      dot(
        rng.between(-0.02, 1.02) * scene.width,
        y,
        size,
        rng.pick(paints),
        `opacity="${n(rng.between(0.15, 0.75) * (1 - closeness * 0.55) + 0.06)}"`,
      ),
    )
  }
}

function crowd(scene: Scene, rng: Rng, look: Diyas, horizon: number, unit: number): void {
  const { width, height } = scene
  const rows = 7
  for (let row = 0; row < rows; row += 1) {
    const depth = row / (rows - 1)
    const y = horizon + (height - horizon) * (0.03 + 0.86 * depth ** 1.9)
    const size = unit * (0.022 + 0.2 * depth ** 1.7)
    const gap = size * (look.setting === 'river' ? 2.5 : 1.75)
    if (look.setting === 'steps') {
      scene.add(
        `<rect y="${n(y + size * 0.1)}" width="${width}" height="${n(size * 0.9)}" fill="${scene.linear(0, y, 0, y + size, [
          [0, lighter(look.floor, 0.16)],
          [0.12, look.floor],
          [1, darker(look.floor, 0.66)],
        ])}"/>`,
      )
    }
    const slip = rng.next() * gap
    for (let x = -gap + slip; x < width + gap; x += gap) {
      if (look.setting === 'river' && rng.chance(0.45)) continue
      const drift = look.setting === 'river' ? rng.bell() * gap * 0.5 : rng.bell() * gap * 0.05
      const fall = look.setting === 'river' ? rng.bell() * size * 0.5 : 0
      diya(scene, rng, look, x + drift, y + fall, size, depth > 0.45)
    }
  }
}

/** One lamp with its foot at (x, y); `size` is its width in pixels. */
export function diya(scene: Scene, rng: Rng, look: Diyas, x: number, y: number, size: number, detailed: boolean): void {
  const clay = mix('#a9502b', look.floor, 0.18)
  const h = size / 2
  const rimY = y - size * 0.3
  const wick = [x + h * 0.62, rimY - size * 0.015] as const
  const lean = rng.between(-0.06, 0.06) * size
  const tall = size * rng.between(0.46, 0.62)
  const [flameX, flameY] = [wick[0] + lean * 0.4, wick[1] - tall * 0.45]
  // Light on the floor, and its broken reflection.
  scene.add(
    oval(
      x,
      y + size * 0.06,
      size * 1.15,
      size * 0.3,
      scene.roundIn([
        [0, look.ember, 0.62],
        [0.5, look.ember, 0.2],
        [1, look.ember, 0],
      ]),
    ),
  )
  const ripple = scene.roundIn([
    [0, lighter(look.ember, 0.4), 0.75],
    [0.5, look.ember, 0.4],
    [1, look.ember, 0],
  ])
  for (let step = 0; step < 4; step += 1)
    scene.add(
      oval(
        wick[0] + rng.bell() * size * 0.03,
        y + size * (0.13 + 0.14 * step),
        size * (0.22 - 0.04 * step),
        size * (0.034 - 0.005 * step),
        ripple,
        `opacity="${n(0.75 - 0.18 * step)}"`,
      ),
    )
  if (look.setting === 'river')
    scene.add(
      path(scallop(x, y - size * 0.02, 9, size * 0.62, size * 0.03), '#12382c', `transform="translate(0 ${n(y * 0.68)}) scale(1 0.32)"`),
    )
  // The bowl.
  const bowl = `M${n(x - h)} ${n(rimY)}C${n(x - h * 0.86)} ${n(y - size * 0.02)} ${n(x - h * 0.4)} ${n(y)} ${n(x - h * 0.05)} ${n(y)}C${n(x + h * 0.45)} ${n(y)} ${n(x + h * 0.86)} ${n(y - size * 0.1)} ${n(x + h * 1.08)} ${n(rimY - size * 0.03)}Z`
  scene.add(
    path(
      bowl,
      scene.linear(x - h, 0, x + h, 0, [
        [0, darker(clay, 0.6)],
        [0.45, darker(clay, 0.2)],
        [0.85, mix(clay, look.ember, 0.45)],
        [1, lighter(look.ember, 0.25)],
      ]),
    ),
  )
  const rim = `M${n(x - h)} ${n(rimY)}C${n(x - h * 0.9)} ${n(rimY - size * 0.13)} ${n(x + h * 0.45)} ${n(rimY - size * 0.15)} ${n(x + h * 1.1)} ${n(rimY - size * 0.035)}C${n(x + h * 0.55)} ${n(rimY + size * 0.11)} ${n(x - h * 0.85)} ${n(rimY + size * 0.12)} ${n(x - h)} ${n(rimY)}Z`
  scene.add(path(rim, mix(clay, look.ember, 0.5)))
  const oil = `M${n(x - h * 0.84)} ${n(rimY)}C${n(x - h * 0.7)} ${n(rimY - size * 0.09)} ${n(x + h * 0.4)} ${n(rimY - size * 0.11)} ${n(x + h * 0.92)} ${n(rimY - size * 0.028)}C${n(x + h * 0.45)} ${n(rimY + size * 0.07)} ${n(x - h * 0.7)} ${n(rimY + size * 0.08)} ${n(x - h * 0.84)} ${n(rimY)}Z`
  scene.add(
    path(
      oil,
      scene.linear(x - h, 0, x + h, 0, [
        [0, '#4a1c0c'],
        [0.6, '#c86a1c'],
        [1, '#ffd98a'],
      ]),
    ),
  )
  if (detailed) {
    const beads: string[] = []
    for (let bead = 0; bead < 11; bead += 1) {
      const share = bead / 10
      const along = -0.8 + 1.62 * share
      const sag = Math.sin(Math.PI * (0.06 + share * 0.88))
      beads.push(
        dot(
          x + h * along,
          rimY + size * (0.035 + 0.085 * sag),
          size * 0.0135,
          mix('#fff1cf', look.ember, 0.25 + 0.5 * (1 - share)),
          `opacity="${n(0.4 + 0.55 * share)}"`,
        ),
      )
    }
    scene.add(group(beads, ''))
    scene.add(
      stroke(
        `M${n(x - h * 0.74)} ${n(rimY + size * 0.17)}Q${n(x)} ${n(rimY + size * 0.3)} ${n(x + h * 0.78)} ${n(rimY + size * 0.115)}`,
        mix(clay, look.ember, 0.55),
        size * 0.009,
        'opacity="0.7"',
      ),
    )
  }
  scene.add(
    stroke(
      `M${n(x + h * 0.1)} ${n(rimY + size * 0.005)}Q${n(x + h * 0.4)} ${n(rimY - size * 0.01)} ${n(wick[0])} ${n(wick[1])}`,
      '#fff0d0',
      size * 0.026,
    ),
  )
  // The flame.
  scene.glow(flameX, flameY, size * 1.25, look.ember, 0.6)
  const [bx, by, tx, ty] = [wick[0], wick[1] + size * 0.02, wick[0] + lean, wick[1] - tall]
  const blade = (fat: number, top: number): string => {
    const reach = ty + (by - ty) * (1 - top)
    return `M${n(bx)} ${n(by)}C${n(bx - size * fat)} ${n(by - tall * 0.1)} ${n(bx - size * fat * 0.9)} ${n(by - tall * 0.42 * top)} ${n(tx)} ${n(reach)}C${n(bx + size * fat * 0.75 + lean * 0.4)} ${n(by - tall * 0.48 * top)} ${n(bx + size * fat * 1.1)} ${n(by - tall * 0.12)} ${n(bx)} ${n(by)}Z`
  }
  scene.add(
    path(
      blade(0.165, 1),
      scene.linear(0, ty, 0, by, [
        [0, mix(look.ember, '#ff5a1f', 0.4), 0.55],
        [0.4, look.ember],
        [0.85, '#ffd06a'],
        [1, '#5f7bd8', 0.7],
      ]),
    ),
    path(
      blade(0.115, 0.8),
      scene.linear(0, ty, 0, by, [
        [0.1, '#ffe49a', 0.7],
        [0.6, '#fff6d6'],
        [1, '#ffe9b0', 0.5],
      ]),
    ),
  )
}
