import { packed, toCode, WHOLE } from '@chitra/api/modules/search/colour/codes.ts'
import { random } from '@chitra/api/testing/random.ts'

/** The swatches of the shop's filter. */
const SWATCHES = ['d62828', 'f07c12', 'f6c90e', '2e9e4f', '1a9a93', '1f6fd0', '7b3fb5', 'e5579a', '7f5539', '111111', '808080', 'ffffff']

/** One to five colours, most of them muted, with shares that add up to the whole picture. */
export function drawPalette(draw: () => number): number[] {
  const around = (width: number) => width * (draw() + draw() + draw() - 1.5)
  const shares = Array.from({ length: 1 + Math.floor(draw() * 5) }, () => draw() + 0.05)
  const total = shares.reduce((sum, share) => sum + share, 0)
  return shares
    .map((share) =>
      packed(
        toCode({ l: Math.min(1, Math.max(0, 0.55 + around(0.5))), a: around(0.12), b: around(0.14) }),
        Math.floor((share * WHOLE) / total),
      ),
    )
    .toSorted((a, b) => b - a)
}

/** Searches by colour, a third of them with a word, pages 1 to 5. */
export function colourSearches(origin: string, words: readonly string[], count: number): string[] {
  const draw = random(17)
  return Array.from({ length: count }, (_, n) => {
    const asked = new URL('/api/images-list/', origin)
    asked.search = String(
      new URLSearchParams({ limit: '30', skip: String(1 + Math.floor(draw() * 5)), colour: SWATCHES[n % SWATCHES.length] ?? '000000' }),
    )
    if (n % 3 === 0) asked.searchParams.set('search', words[Math.floor(draw() * words.length)] ?? 'hills')
    return String(asked)
  })
}
