import { describe, expect, it } from 'vitest'
import { random } from '../../testing/random.ts'
import { LENGTH, likeness, lookOfBytes, lookOfText, lookToText, SIZE, toLook } from './look.ts'
import { differenceHash } from './model/difference-hash.ts'
import { project } from './model/project.ts'

const next = random(7)
const numbers = (count: number): number[] => Array.from({ length: count }, () => next() * 2 - 1)
const cosine = (a: readonly number[], b: readonly number[]): number => {
  const dot = (one: readonly number[], other: readonly number[]) => one.reduce((sum, value, n) => sum + value * (other[n] ?? 0), 0)
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))
}

describe('a look', () => {
  it('has the same length whatever the numbers are, and none without any', () => {
    for (const scale of [0.001, 1, 5_000]) {
      const look = toLook(numbers(SIZE).map((number) => number * scale))
      expect(Math.hypot(...look)).toBeGreaterThan(LENGTH * 0.99)
      expect(Math.hypot(...look)).toBeLessThan(LENGTH * 1.01)
    }
    expect([...toLook([])]).toEqual(Array.from({ length: SIZE }, () => 0))
  })

  it('is as alike another one as the cosine of their numbers', () => {
    const one = numbers(SIZE)
    const other = one.map((number) => number + 1.2 * (next() - 0.5))
    expect(likeness(toLook(one), toLook(one))).toBeCloseTo(1, 1)
    expect(likeness(toLook(one), toLook(one.map((number) => -number)))).toBeCloseTo(-1, 1)
    expect(Math.abs(likeness(toLook(one), toLook(other)) - cosine(one, other))).toBeLessThan(0.02)
  })

  it('comes back from its text and its bytes, and from nothing else', () => {
    const look = toLook(numbers(SIZE))
    expect(lookOfText(lookToText(look))).toEqual(look)
    expect(lookOfBytes(Buffer.from(look.buffer))).toEqual(look)
    expect(lookOfText(lookToText(look).slice(4))).toBeNull()
    expect(lookOfText('')).toBeNull()
  })

  it('keeps the angles of many and of few numbers when it projects them, and leaves as many as it has', () => {
    const one = numbers(1_792)
    const other = one.map((number) => number + 1.5 * (next() - 0.5))
    const stranger = numbers(1_792)
    expect(Math.abs(cosine([...project(one)], [...project(other)]) - cosine(one, other))).toBeLessThan(0.1)
    expect(Math.abs(cosine([...project(one)], [...project(stranger)]))).toBeLessThan(0.2)
    const few = (numbers: readonly number[]) => toLook(project(numbers))
    expect(likeness(few([3, -4, 1]), few([6, -8, 2]))).toBeCloseTo(1, 1)
    expect(Math.abs(likeness(few([1, 0, 0]), few([0, 1, 0])))).toBeLessThan(0.2)
    const same = numbers(SIZE)
    expect([...project(same)]).toEqual(same)
  })
})

describe('a difference hash', () => {
  const ramp = Uint8Array.from({ length: 72 }, (_, n) => (n % 9) * 20)

  it('has a bit for each place that is darker than the next one', () => {
    expect(differenceHash(ramp)).toBe('ffffffffffffffff')
    expect(differenceHash(ramp.toReversed())).toBe('0000000000000000')
    expect(differenceHash(Uint8Array.from(ramp, (value, n) => (n === 1 ? 0 : value)))).toBe('7fffffffffffffff')
  })

  it('is that of a lighter picture, too', () => {
    expect(differenceHash(ramp.map((value) => value + 40))).toBe(differenceHash(ramp))
  })
})
