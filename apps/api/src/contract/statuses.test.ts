import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { declared } from '../testing/contract-check.ts'

const SOURCES = fileURLToPath(new URL('..', import.meta.url))
/** Statuses that all calls share; server/bodies.test.ts tests them. */
const OF_EVERY_CALL = ['default', '413']
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

describe('every status that the contract declares', () => {
  it.each(declared.map(({ id, responses }) => [id, Object.keys(responses).filter((status) => !OF_EVERY_CALL.includes(status))] as const))(
    'of %s has its test beside the operation',
    (id, statuses) => {
      const [file] = globSync(`modules/*/operations/${kebab(id)}.test.ts`, { cwd: SOURCES })
      expect(file, `no test beside ${id}`).toBeDefined()
      const text = readFileSync(`${SOURCES}/${file}`, 'utf8')
      const missing = statuses.filter(
        (status) => !new RegExp(`describe\\('${status}'[\\s\\S]*?\\bit(?:\\.each\\([\\s\\S]*?\\))?\\(`).test(text),
      )
      expect(missing).toEqual([])
    },
  )
})
