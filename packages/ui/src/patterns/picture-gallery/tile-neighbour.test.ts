import { describe, expect, it } from 'vitest'
import { type Direction, neighbourOf, type Place } from './tile-neighbour.ts'

const place = (id: string, left: number, top: number, height: number): Place => ({ id, left, top, right: left + 100, bottom: top + height })
/** Three columns: a and d, b and e, c and f. */
const places = [
  place('a', 0, 0, 100),
  place('b', 110, 0, 200),
  place('c', 220, 0, 80),
  place('d', 0, 110, 100),
  place('e', 110, 210, 100),
  place('f', 220, 90, 150),
]
const walk = (from: string, ...keys: Direction[]) =>
  keys.reduce<string | null>((at, key) => (at === null ? null : neighbourOf(places, at, key)), from)

describe('arrow keys in a gallery', () => {
  it('move to the neighbour in their direction, and down a column', () => {
    expect(walk('a', 'ArrowRight')).toBe('b')
    expect(walk('a', 'ArrowDown')).toBe('d')
    expect(walk('c', 'ArrowDown')).toBe('f')
    expect(walk('d', 'ArrowRight')).toBe('b')
    expect(walk('e', 'ArrowUp')).toBe('b')
    expect(walk('f', 'ArrowLeft')).toBe('b')
  })

  it('stop at the ends', () => {
    expect([walk('a', 'ArrowLeft'), walk('a', 'ArrowUp'), walk('e', 'ArrowDown'), walk('c', 'ArrowRight')]).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(walk('gone', 'ArrowDown')).toBeNull()
  })
})
