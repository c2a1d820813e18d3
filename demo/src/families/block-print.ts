import { darker, lighter, mix } from '../colour.ts'
import { family } from '../family.ts'
import { n, petal, polar, scallop } from '../path.ts'
import type { Rng } from '../rng.ts'
import { dot, group, path, Scene, stroke } from '../scene.ts'

type BlockPrint = { ground: string; outline: string; bloom: string; second: string; leaf: string; motif: 'buta' | 'vine' | 'medallion' }

/** Hand-block florals in a half-drop repeat: each colour is a separate block, slightly out of register. */
export const blockPrint = family<BlockPrint>({
  key: 'blockPrint',
  kind: 'svg',
  draw(rng, look, width, height) {
    const scene = new Scene(width, height)
    scene.wash(look.ground)
    const columns = look.motif === 'medallion' ? 4 : 5
    const step = width / columns
    const rise = look.motif === 'buta' ? step * 1.72 : step * 1.55
    const rows = Math.ceil(height / rise) + 1
    const gap = height / Math.round(height / rise)
    for (let column = -1; column <= columns + 1; column += 1) {
      for (let row = -1; row <= rows; row += 1) {
        const x = column * step + step / 2
        const y = row * gap + (column % 2 === 0 ? 0 : gap / 2) + gap / 4
        const wide = Math.round((step / (look.motif === 'vine' ? 168 : look.motif === 'buta' ? 148 : 124)) * 1000) / 1000
        const tall = look.motif === 'vine' ? Math.round((gap / 248) * 1000) / 1000 : wide
        const slip = `translate(${n(x + (look.motif === 'vine' ? 0 : rng.bell() * 3))} ${n(y)}) rotate(${n(look.motif === 'vine' ? 0 : rng.bell() * 0.9)}) scale(${wide} ${tall})`
        scene.add(group(motif(look, rng, column), `transform="${slip}"`))
        if (look.motif !== 'vine') scene.add(group(sprig(look), `transform="translate(${n(x)} ${n(y + gap / 2)}) scale(${wide})"`))
      }
    }
    return scene
  },
  pieces: [
    {
      title: 'Jaipur buta, indigo and madder',
      description: 'Flowering butas in a half-drop repeat, two blocks and an outline.',
      keywords: ['block print', 'pattern', 'jaipur', 'floral', 'textile', 'indigo', 'red', 'sanganeri'],
      location: 'Sanganer, Rajasthan',
      format: 'square',
      variant: { ground: '#fbf1de', outline: '#1f2d6b', bloom: '#c8341a', second: '#e88a6a', leaf: '#3f6fa4', motif: 'buta' },
    },
    {
      title: 'Bagru medallions',
      description: 'Round Bagru flowers in rust, black and mud cream.',
      keywords: ['block print', 'pattern', 'bagru', 'medallion', 'textile', 'rust', 'floral', 'fabric'],
      location: 'Bagru, Rajasthan',
      format: 'square',
      variant: { ground: '#ecd9b8', outline: '#2a1c18', bloom: '#a83a20', second: '#d98a4a', leaf: '#5a5a34', motif: 'medallion' },
    },
    {
      title: 'Climbing vine print',
      description: 'A vine that climbs the whole cloth, pink blossom on white.',
      keywords: ['block print', 'pattern', 'vine', 'floral', 'pink', 'textile', 'leaf', 'fabric'],
      location: 'Jaipur, Rajasthan',
      format: 'square',
      variant: { ground: '#fffaf0', outline: '#2f6a4a', bloom: '#d8457a', second: '#f6a8bc', leaf: '#4f9a5a', motif: 'vine' },
    },
    {
      title: 'Night garden block print',
      description: 'Marigold flowers on deep indigo, as on a winter quilt.',
      keywords: ['block print', 'pattern', 'indigo', 'marigold', 'floral', 'quilt', 'textile', 'night'],
      location: 'Jaipur, Rajasthan',
      format: 'landscape',
      kind: 'png',
      variant: { ground: '#18224f', outline: '#f6e3b0', bloom: '#f2a52a', second: '#e0603a', leaf: '#4f8f86', motif: 'buta' },
    },
    {
      title: 'छापा, रानी गुलाबी',
      description: 'Rani pink ground, ivory flowers, leaf-green tips.',
      keywords: ['block print', 'pattern', 'छापा', 'pink', 'floral', 'textile', 'fabric', 'medallion'],
      location: 'Udaipur, Rajasthan',
      format: 'portrait',
      kind: 'png',
      variant: { ground: '#a8195a', outline: '#fff1dc', bloom: '#f7b02e', second: '#f58aa8', leaf: '#8fc07a', motif: 'medallion' },
    },
  ],
})

/** Colours are printed slightly beside their outline. */
const off = (marks: readonly string[]): string => group(marks, 'transform="translate(1.6 1.3)"')

function blossom(look: BlockPrint, x: number, y: number, radius: number, petals: number, turn = 0): [fills: string[], lines: string[]] {
  const fills: string[] = []
  const lines: string[] = []
  for (let step = 0; step < petals; step += 1) {
    const degrees = turn + (step * 360) / petals
    const [px, py] = polar(x, y, radius * 0.18, degrees)
    const shape = petal(px, py, radius * 0.86, (radius * 4.6) / petals, degrees, 0.66, 1)
    fills.push(path(shape, look.bloom))
    lines.push(stroke(shape, look.outline, 1.7))
    const [ax, ay] = polar(x, y, radius * 0.38, degrees)
    const [bx, by] = polar(x, y, radius * 0.74, degrees)
    lines.push(stroke(`M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`, mix(look.bloom, look.ground, 0.6), 1.6))
  }
  fills.push(path(scallop(x, y, 8, radius * 0.28, radius * 0.035), look.second))
  lines.push(stroke(scallop(x, y, 8, radius * 0.28, radius * 0.035), look.outline, 1.5), dot(x, y, radius * 0.09, look.outline))
  for (let step = 0; step < 8; step += 1) lines.push(dot(...polar(x, y, radius * 0.18, step * 45), radius * 0.028, look.outline))
  return [fills, lines]
}

function leafPair(look: BlockPrint, x: number, y: number, long: number, degrees: number): [string, string] {
  const shape = petal(x, y, long, long * 0.46, degrees, 0.45)
  const [tx, ty] = polar(x, y, long * 0.82, degrees)
  return [
    path(shape, look.leaf),
    stroke(shape, look.outline, 1.5) + stroke(`M${n(x)} ${n(y)}L${n(tx)} ${n(ty)}`, mix(look.leaf, look.ground, 0.65), 1.3),
  ]
}

function motif(look: BlockPrint, rng: Rng, column: number): string[] {
  const fills: string[] = []
  const lines: string[] = []
  const leaf = (x: number, y: number, long: number, degrees: number): void => {
    const [fill, line] = leafPair(look, x, y, long, degrees)
    fills.push(fill)
    lines.push(line)
  }
  const bloom = (x: number, y: number, radius: number, petals: number, turn = 0): void => {
    const [fill, line] = blossom(look, x, y, radius, petals, turn)
    fills.push(...fill)
    lines.push(...line)
  }
  if (look.motif === 'medallion') {
    for (let step = 0; step < 16; step += 1) {
      const [x, y] = polar(0, 0, 56, step * 22.5)
      leaf(x, y, 26, step * 22.5)
      lines.push(dot(...polar(0, 0, 88, step * 22.5 + 11.25), 2.6, look.second))
    }
    fills.push(path(scallop(0, 0, 16, 57, 3), mix(look.ground, look.second, 0.4)))
    lines.push(stroke(scallop(0, 0, 16, 57, 3), look.outline, 2), stroke(scallop(0, 0, 16, 52, 2.4), look.outline, 1))
    bloom(0, 0, 50, 10)
  } else if (look.motif === 'vine') {
    const side = column % 2 === 0 ? 1 : -1
    lines.push(stroke(`M0 -124C${62 * side} -84 ${62 * side} -40 0 0C${-62 * side} 40 ${-62 * side} 84 0 124`, look.outline, 3))
    for (const [x, y, degrees] of [
      [40, -86, -20],
      [47, -52, 40],
      [20, -16, 150],
      [-24, 18, -40],
      [-46, 50, -150],
      [-42, 84, 140],
      [12, -112, -130],
      [-8, 112, 60],
    ] as const)
      leaf(x * side, y, 34, side > 0 ? degrees : 180 - degrees)
    for (const [x, y] of [
      [66, -64],
      [-66, 66],
    ] as const) {
      lines.push(stroke(`M${x * side * 0.66} ${y}L${x * side} ${y}`, look.outline, 2))
      bloom(x * side * 0.98, y, 31, 8, 12)
    }
    for (const [x, y] of [
      [2, -58],
      [-2, 62],
    ] as const) {
      fills.push(path(petal(x * side, y + 8, 24, 15, -90, 0.4), look.second))
      lines.push(stroke(petal(x * side, y + 8, 24, 15, -90, 0.4), look.outline, 1.5))
    }
  } else {
    lines.push(stroke('M0 84C-4 44 6 10 0 -24M0 50C-18 40 -34 34 -42 12M0 50C18 40 34 34 42 12', look.outline, 2.6))
    for (const [x, y, long, degrees] of [
      [-2, 66, 40, 200],
      [2, 66, 40, -20],
      [-14, 44, 30, 225],
      [14, 44, 30, -45],
      [1, 22, 32, 215],
      [1, 22, 32, -35],
    ] as const)
      leaf(x, y, long, degrees)
    bloom(0, -46, 40, 9, -90)
    bloom(-46, 4, 20, 7, -120)
    bloom(46, 4, 20, 7, -60)
    for (const [x, y, turn] of [
      [-26, -82, -115],
      [26, -82, -65],
      [0, -92, -90],
    ] as const) {
      fills.push(path(petal(x, y, 16, 11, turn, 0.5), look.second))
      lines.push(stroke(petal(x, y, 16, 11, turn, 0.5), look.outline, 1.3))
    }
    fills.push(path('M-16 84C-16 96 16 96 16 84C10 78 -10 78 -16 84Z', look.second))
    lines.push(stroke('M-16 84C-16 96 16 96 16 84C10 78 -10 78 -16 84Z', look.outline, 1.6))
  }
  // A worn block leaves pinholes of bare cloth.
  const holes = Array.from({ length: 9 }, () => dot(rng.bell() * 60, rng.bell() * 80, rng.between(0.5, 1.3), look.ground))
  return [off(fills), ...lines, ...holes]
}

function sprig(look: BlockPrint): string[] {
  const marks: string[] = []
  for (let step = 0; step < 6; step += 1)
    marks.push(
      path(petal(...polar(0, 0, 3.4, step * 60), 10, 7.5, step * 60, 0.6, 1), step % 2 === 0 ? look.second : lighter(look.second, 0.15)),
    )
  marks.push(dot(0, 0, 3.2, look.outline))
  for (const side of [-1, 1]) marks.push(path(petal(side * 14, 2, 14, 6.5, side > 0 ? -28 : 208, 0.5), darker(look.leaf, 0.06)))
  return marks
}
