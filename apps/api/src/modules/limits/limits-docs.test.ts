import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LIMITS } from './limits.ts'

/** Milliseconds. */
const MINUTE = 60_000

describe('docs/security.md', () => {
  it('lists every limit as the code has it', () => {
    const text = readFileSync(new URL('../../../../../docs/security.md', import.meta.url), 'utf8')
    const told = [...text.matchAll(/^\| `([a-z-]+)` \| [^|]+ \| (\d+) \| (\d+) minutes \|$/gm)].map(([, name, most, minutes]) => [
      name,
      Number(most),
      Number(minutes),
    ])
    expect(told.toSorted()).toEqual(
      Object.entries(LIMITS)
        .map(([name, { most, window }]) => [name, most, window / MINUTE])
        .toSorted(),
    )
  })
})
