import { SIZE } from '../look.ts'

/** Random signs that depend on the seed alone (G. Marsaglia, "Xorshift RNGs", 2003). */
function signs(count: number): Int8Array {
  let state = 0x9e3779b9
  return Int8Array.from({ length: count }, () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state < 0 ? -1 : 1
  })
}

const made = new Map<number, Int8Array>()

/**
 * SIZE numbers between which all angles are about the same: random signs keep them (D. Achlioptas, "Database-friendly random projections", 2003). Few numbers are spread, so that none is too
 * large for a byte.
 */
export function project(numbers: ArrayLike<number>): Float64Array {
  if (numbers.length === SIZE) return Float64Array.from(numbers)
  const projected = new Float64Array(SIZE)
  let all = made.get(numbers.length)
  if (all === undefined) made.set(numbers.length, (all = signs(numbers.length * SIZE)))
  for (let n = 0; n < numbers.length; n += 1) {
    const value = numbers[n] ?? 0
    for (let k = 0; k < SIZE; k += 1) projected[k] = (projected[k] ?? 0) + value * (all[n * SIZE + k] ?? 0)
  }
  return projected
}
