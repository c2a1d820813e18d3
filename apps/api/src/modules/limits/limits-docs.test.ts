import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LIMITS } from './limits.ts'

/** Milliseconds. */
const MINUTE = 60_000

describe('docs/security.md', () => {
  it('lists every limit of the code', () => {
    const text = readFileSync(new URL('../../../../../docs/security.md', import.meta.url), 'utf8')
    const documented = [...text.matchAll(/^\| `([a-z-]+)` \| [^|]+ \| (\d+) \| (\d+) minutes \|$/gm)].map(([, name, max, minutes]) => [
      name,
      Number(max),
      Number(minutes),
    ])
    expect(documented.toSorted()).toEqual(
      Object.entries(LIMITS)
        .map(([name, { max, window }]) => [name, max, window / MINUTE])
        .toSorted(),
    )
  })
})
