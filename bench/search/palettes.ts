import { packed, toCode, WHOLE } from '@chitra/api/modules/search/colour/codes.ts'
import { random } from '@chitra/api/testing/random.ts'

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

const anyColour = (draw: () => number): string =>
  Math.floor(draw() * 2 ** 24)
    .toString(16)
    .padStart(6, '0')

/** Searches by colour, a third of them with a word, pages 1 to 5. Any colour of the picker, so that hardly one was asked before. */
export function colourSearches(origin: string, words: readonly string[], count: number): string[] {
  const draw = random(17)
  return Array.from({ length: count }, (_, n) => {
    const asked = new URL('/api/images-list/', origin)
    asked.search = String(new URLSearchParams({ limit: '30', skip: String(1 + Math.floor(draw() * 5)), colour: anyColour(draw) }))
    if (n % 3 === 0) asked.searchParams.set('search', words[Math.floor(draw() * words.length)] ?? 'hills')
    return String(asked)
  })
}
