import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { SESSION_ABSOLUTE, SESSION_IDLE } from './modules/accounts/accounts.ts'
import { LIMITS } from './modules/limits/limits.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const text = readFileSync(`${ROOT}/docs/security.md`, 'utf8')

/** Milliseconds. */
const MINUTE = 60_000

describe('docs/security.md', () => {
  it('lists every limit of the code', () => {
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

  it('says how long a session lasts', () => {
    const days = (milliseconds: number) => milliseconds / (24 * 60 * MINUTE)
    expect(text).toContain(`after ${days(SESSION_IDLE)} idle days, and after ${days(SESSION_ABSOLUTE)} days in any case`)
  })

  it('names only tests that exist, by words of their titles', () => {
    const files = globSync('{apps,packages,e2e}/**/*.test.{ts,tsx}', { cwd: ROOT, exclude: (name) => name === 'node_modules' })
    const named = [...text.matchAll(/`(?:e2e\/)?([\w-]+\.test\.tsx?)`((?:,? “[^”]+”)*)/g)]
    expect(named.length).toBeGreaterThan(80)
    const missing = named.flatMap(([, file = '', titles = '']) => {
      const sources = files.filter((path) => basename(path) === file).map((path) => readFileSync(`${ROOT}/${path}`, 'utf8'))
      if (sources.length === 0) return [file]
      const words = [...titles.matchAll(/“([^”]+)”/g)].map(([, one = '']) => one)
      return words.filter((one) => !sources.some((source) => source.includes(one))).map((one) => `${file}: ${one}`)
    })
    expect(missing).toEqual([])
  })
})
