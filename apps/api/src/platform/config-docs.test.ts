import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { settingNames } from './settings.ts'

const read = (name: string): string => readFileSync(new URL(`../../../../${name}`, import.meta.url), 'utf8')

/** The names in the table of docs/settings.md, in order. */
const documented = read('docs/settings.md')
  .split('\n')
  .flatMap((line) => /^\| `([A-Z_]+)` \|/.exec(line)?.[1] ?? [])
/** The names in .env.example, each commented out. */
const exampled = read('.env.example')
  .split('\n')
  .flatMap((line) => /^#([A-Z_]+)=/.exec(line)?.[1] ?? [])

describe('the settings', () => {
  it('are the rows of docs/settings.md, each once', () => {
    expect(documented.toSorted()).toEqual([...settingNames].toSorted())
  })

  it('are the lines of .env.example, each once', () => {
    expect(exampled.toSorted()).toEqual([...settingNames].toSorted())
  })

  it('have examples that work as they are', () => {
    const lines = read('.env.example')
      .split('\n')
      .flatMap((line) => /^#([A-Z_]+)=(.*)$/.exec(line)?.slice(1, 3) ?? [])
    const values = Object.fromEntries(lines.flatMap((name, at) => (at % 2 === 0 ? [[name, lines[at + 1] ?? '']] : [])))
    expect(() => readConfig({}, values)).not.toThrow()
  })
})
