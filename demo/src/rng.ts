/** A seeded random number generator: the same seed gives the same picture on every machine. */
export type Rng = {
  /** A number in [0, 1). */
  next(): number
  /** A number in [low, high). */
  between(low: number, high: number): number
  /** A whole number in [low, high], both included. */
  whole(low: number, high: number): number
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
  /** A bell-shaped number around 0, about -1 to 1. */
  bell(): number
}

/** Hashes text to 32 bits (FNV-1a's constants, with a final avalanche). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

export function rngFrom(seed: string): Rng {
  let state = hashText(seed)
  function next(): number {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (from) => {
      const chosen = from[Math.floor(next() * from.length)]
      if (chosen === undefined) throw new RangeError('pick() needs a non-empty list')
      return chosen
    },
    bell: () => (next() + next() + next()) / 1.5 - 1,
  }
}

/** Smooth one-dimensional noise, about -1 to 1, with features about one unit long. */
export function noiseLine(rng: Rng, octaves = 4, gain = 0.5): (x: number) => number {
  const table = Array.from({ length: 256 }, () => rng.next() * 2 - 1)
  const at = (whole: number): number => table[whole & 255] ?? 0
  return (x) => {
    let sum = 0
    let weight = 1
    let total = 0
    let place = x
    for (let octave = 0; octave < octaves; octave += 1) {
      const whole = Math.floor(place)
      const part = place - whole
      const eased = part * part * (3 - 2 * part)
      sum += weight * (at(whole + octave * 37) * (1 - eased) + at(whole + 1 + octave * 37) * eased)
      total += weight
      weight *= gain
      place *= 2.03
    }
    return sum / total
  }
}
