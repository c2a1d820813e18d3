import { darker, lighter, mix } from '../colour.ts'
import { family } from '../family.ts'
import { n } from '../path.ts'
import type { Rng } from '../rng.ts'
import { dot, Scene, stroke } from '../scene.ts'

type Kolam = { ground: string; line: string; dots: string; reach: number; open: number }

/** A sikku kolam: closed lines that loop around a diamond of dots without touching them. */
export const kolam = family<Kolam>({
  key: 'kolam',
  kind: 'svg',
  draw(rng, look, width, height) {
    const scene = new Scene(width, height)
    scene.wash(
      scene.radial(width / 2, height / 2, Math.hypot(width, height) * 0.56, [
        [0, lighter(look.ground, 0.12)],
        [0.6, look.ground],
        [1, darker(look.ground, 0.34)],
      ]),
    )
    const cell = (Math.min(width, height) * 0.86) / (2 * look.reach + 1)
    const border = cell * 0.3
    scene.add(
      `<rect x="${n(border)}" y="${n(border)}" width="${n(width - 2 * border)}" height="${n(height - 2 * border)}" fill="none" stroke="${look.dots}" stroke-width="${n(cell * 0.05)}" opacity="0.55"/>`,
    )
    const { lines, dots } = loops(rng, look, width / 2, height / 2, cell)
    scene.add(
      stroke(lines, darker(look.ground, 0.55), cell * 0.135, `opacity="0.35" transform="translate(${n(cell * 0.045)} ${n(cell * 0.06)})"`),
    )
    scene.add(stroke(lines, look.line, cell * 0.105), stroke(lines, mix(look.line, '#ffffff', 0.6), cell * 0.03, 'opacity="0.7"'))
    scene.add(...dots.map(([x, y]) => dot(x, y, cell * 0.085, look.dots)))
    return scene
  },
  pieces: [
    {
      title: 'Kolam on red earth',
      description: 'A looped kolam round sixty-one dots, rice-flour white on terracotta.',
      keywords: ['kolam', 'rangoli', 'tamil nadu', 'pattern', 'line', 'dots', 'terracotta', 'graphic'],
      location: 'Chennai, Tamil Nadu',
      format: 'square',
      variant: { ground: '#9a3f22', line: '#fff3e0', dots: '#ffd27a', reach: 5, open: 0.82 },
    },
    {
      title: 'Pulli kolam, indigo',
      description: 'White loops on indigo cloth, four-way symmetric.',
      keywords: ['kolam', 'rangoli', 'indigo', 'pattern', 'line', 'dots', 'symmetry', 'कोलम'],
      location: 'Madurai, Tamil Nadu',
      format: 'square',
      variant: { ground: '#1f2d6b', line: '#f4f1e6', dots: '#f2b134', reach: 6, open: 0.76 },
    },
    {
      title: 'Margazhi kolam',
      description: 'A large kolam for the cold month, on leaf green.',
      keywords: ['kolam', 'rangoli', 'green', 'margazhi', 'pattern', 'loops', 'line', 'festival'],
      location: 'Mylapore, Chennai',
      format: 'square',
      variant: { ground: '#1c5a44', line: '#fdf6dc', dots: '#ff9a5a', reach: 7, open: 0.8 },
    },
    {
      title: 'Kolam in turmeric',
      description: 'Vermilion line on turmeric, bold enough for a poster.',
      keywords: ['kolam', 'rangoli', 'yellow', 'red', 'poster', 'pattern', 'line', 'pongal'],
      location: 'Coimbatore, Tamil Nadu',
      format: 'square',
      variant: { ground: '#eab13c', line: '#a02414', dots: '#5a1a2a', reach: 4, open: 0.78 },
    },
  ],
})

/**
 * Each dot has a square cell. Between two neighbouring dots the line either crosses (the side is open) or turns back (closed). Around a dot, the line
 * is straight past a corner between two open sides, and bends around the dot at a closed side. The choices have eightfold symmetry.
 */
function loops(rng: Rng, look: Kolam, cx: number, cy: number, cell: number): { lines: string; dots: [number, number][] } {
  const { reach } = look
  const inside = (column: number, row: number): boolean => Math.abs(column) + Math.abs(row) <= reach
  const choices = new Map<string, boolean>()
  const isOpen = (column: number, row: number, dx: number, dy: number): boolean => {
    if (!inside(column, row) || !inside(column + dx, row + dy)) return false
    const [a, b] = [Math.abs(column + dx / 2), Math.abs(row + dy / 2)]
    const key = `${Math.max(a, b)}:${Math.min(a, b)}`
    const known = choices.get(key) ?? (Math.min(a, b) === 0 || rng.chance(look.open))
    choices.set(key, known)
    return known
  }
  const sides = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const
  const parts: string[] = []
  const dots: [number, number][] = []
  const round = cell * Math.SQRT1_2 * 0.5
  for (let row = -reach; row <= reach; row += 1) {
    for (let column = -reach; column <= reach; column += 1) {
      if (!inside(column, row)) continue
      const [x, y] = [cx + column * cell, cy + row * cell]
      dots.push([x, y])
      const open = sides.map(([dx, dy]) => isOpen(column, row, dx, dy))
      const mid = (side: number): string => {
        const [dx, dy] = sides[side % 4] ?? [0, 0]
        return `${n(x + (dx * cell) / 2)} ${n(y + (dy * cell) / 2)}`
      }
      const corner = (side: number): string => {
        const [[ax, ay], [bx, by]] = [sides[side % 4] ?? [0, 0], sides[(side + 1) % 4] ?? [0, 0]]
        return `${n(x + ((ax + bx) * cell) / 4)} ${n(y + ((ay + by) * cell) / 4)}`
      }
      if (!open.includes(true))
        parts.push(`M${corner(0)}A${n(round)} ${n(round)} 0 1 1 ${corner(2)}A${n(round)} ${n(round)} 0 1 1 ${corner(0)}Z`)
      open.forEach((isStart, side) => {
        if (!isStart) return
        let part = `M${mid(side)}L${corner(side)}`
        let step = 1
        for (; open[(side + step) % 4] !== true; step += 1) part += `A${n(round)} ${n(round)} 0 0 1 ${corner(side + step)}`
        parts.push(`${part}L${mid(side + step)}`)
      })
    }
  }
  return { lines: parts.join(''), dots }
}
