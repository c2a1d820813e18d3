import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { OperationId } from './operation.ts'
import { onBothDatabases } from '../testing/on-databases.ts'
import { contract } from '../testing/contract-check.ts'
import { GOOD_REQUESTS, newWorld, type World } from '../testing/good-requests.ts'
import type { LooseAnswer } from '../testing/visitor.ts'

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  schema: { type?: string }
}

/** Every text parameter of a GET call: these reach the queries of searches and lookups. */
const TEXTS = Object.values(contract.paths).flatMap((methods) => {
  const operation = methods['get']
  const parameters = (operation?.['parameters'] ?? []) as Parameter[]
  return parameters
    .filter(({ in: where, schema }) => where !== 'header' && schema.type === 'string')
    .map((parameter) => [operation?.operationId as OperationId, parameter] as const)
})

/** Pairs of a true and a false condition. Their answers differ only if the text becomes part of a statement. */
const PAIRS: [string, string][] = [
  [`' or '1'='1`, `' or '1'='2`],
  [`' and '1'='1' -- `, `' and '1'='2' -- `],
  [`') or ('1'='1`, `') or ('1'='2`],
  [`" or "1"="1`, `" or "1"="2`],
  [` or 1=1`, ` or 1=2`],
  [`'||(select '')||'`, `'||(select 'x')||'`],
  [`'; select 1 -- `, `'; select 1/0 -- `],
  [`%27%20or%201=1`, `%27%20or%201=2`],
]

onBothDatabases('text in an address', (shop) => {
  const ask = async (world: World, id: OperationId, { name, in: where }: Parameter, value: string): Promise<LooseAnswer> => {
    const { request } = await GOOD_REQUESTS[id](world)
    const place = where === 'path' ? 'params' : 'query'
    return await world.buyer.call(id, { ...request, [place]: { ...request[place], [name]: value } })
  }
  /** The answer without its parts that differ for each request. */
  const essence = ({ status, body }: LooseAnswer): string =>
    JSON.stringify({ status, body: { ...body, requestId: '' } }).replace(/"(?:original|comps)":"[^"]*"/g, '')

  it.each(TEXTS)('of %s is never part of a statement [TI-01]', async (id, parameter) => {
    const world = await newWorld(shop())
    for (const [yes, no] of PAIRS) {
      const [first, second] = [await ask(world, id, parameter, `tea${yes}`), await ask(world, id, parameter, `tea${no}`)]
      expect(essence(first), `${parameter.name}: ${yes}`).toBe(essence(second))
    }
  })
})

const SOURCES = fileURLToPath(new URL('..', import.meta.url))

describe('the sources', () => {
  const files = globSync('**/*.ts', { cwd: SOURCES }).filter((name) => !/\.test\.ts$|testing|migrations/.test(name))
  const linesWith = (pattern: RegExp): string[] =>
    files.flatMap((name) =>
      readFileSync(`${SOURCES}/${name}`, 'utf8')
        .split('\n')
        .flatMap((line, at) => (pattern.test(line) ? [`${name}:${at + 1} ${line.trim()}`] : [])),
    )

  it('build no SQL from strings: kysely binds every value, and raw SQL is constant, or the job queue’s own [TI-01]', () => {
    expect(files.length).toBeGreaterThan(100)
    expect(linesWith(/\bsql\.raw\(|\bquery(?:<[^>]*>)?\(\s*`[^`]*\$\{|executeSql\(\s*`[^`]*\$\{/)).toEqual([
      expect.stringMatching(
        /^platform\/database\/job-insertion\.ts:\d+ return sql`\$\{sql\.raw\(before\)\}\$\{jobs\}\$\{sql\.raw\(after\)\}`$/,
      ),
    ])
  })

  it.each([
    [
      'start no shell: other programs get a list of arguments',
      /\bshell: |import \{[^}]*\bexec(?:Sync)?\b[^}]*\} from 'node:child_process'/,
    ],
    ['use neither MD5 nor SHA-1', /\b(?:md5|sha-?1)\b/i],
    ['check the certificate of every server that they call', /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/],
    ['run no text as code', /\beval\(|new Function\(|node:vm/],
  ])('%s', (_, pattern) => expect(linesWith(pattern)).toEqual([]))

  it('take secrets and ids from the system’s random source; only a free port is guessed', () => {
    expect(linesWith(/Math\.random/)).toEqual([expect.stringContaining('platform/ports.ts')])
  })
})
