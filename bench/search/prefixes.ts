import { random } from '@chitra/api/testing/random.ts'
import type { BenchItem } from './catalogue.ts'

/** What somebody has typed of a keyword when suggestions are fetched: one to eight letters. The same for the same seed. */
export function prefixes(items: readonly BenchItem[], count: number, seed: number): string[] {
  const draw = random(seed)
  return Array.from({ length: count }, () => {
    const { keywords = [], name = '' } = items[Math.floor(draw() * items.length)] ?? {}
    const phrase = keywords[Math.floor(draw() * keywords.length)] ?? name
    return Array.from(phrase)
      .slice(0, 1 + Math.floor(draw() * 8))
      .join('')
  })
}
