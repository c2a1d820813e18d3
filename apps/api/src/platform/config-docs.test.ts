import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig, settingNames } from './config.ts'

const read = (name: string): string => readFileSync(new URL(`../../../../${name}`, import.meta.url), 'utf8')

/** The names of the table under the heading `## Configuration`, in order. */
const documented = (/^## Configuration$([\s\S]*?)^## /m.exec(read('README.md'))?.[1] ?? '')
  .split('\n')
  .flatMap((line) => /^\| `([A-Z_]+)` \|/.exec(line)?.[1] ?? [])
/** The names in .env.example, each commented out. */
const exampled = read('.env.example')
  .split('\n')
  .flatMap((line) => /^#([A-Z_]+)=/.exec(line)?.[1] ?? [])

describe('the settings', () => {
  it('stand in the table of README.md, each once and no others', () => {
    expect(documented.toSorted()).toEqual([...settingNames].toSorted())
  })

  it('stand in .env.example, each once and no others', () => {
    expect(exampled.toSorted()).toEqual([...settingNames].toSorted())
  })

  it('have examples that can be used as they are', () => {
    const lines = read('.env.example')
      .split('\n')
      .flatMap((line) => /^#([A-Z_]+)=(.*)$/.exec(line)?.slice(1, 3) ?? [])
    const values = Object.fromEntries(lines.flatMap((name, at) => (at % 2 === 0 ? [[name, lines[at + 1] ?? '']] : [])))
    expect(() => readConfig({}, values)).not.toThrow()
  })
})
