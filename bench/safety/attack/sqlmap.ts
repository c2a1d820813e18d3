import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { contract } from '@chitra/api/testing/contract-check.ts'
import { type Attack, run, type Target } from './tool.ts'

interface Parameter {
  name: string
  in: string
  schema: { type?: string; format?: string; minimum?: number; enum?: string[] }
}

/** Seconds for one operation. */
const PATIENCE = 150

/** A value that the operation accepts, so that the attack gets as far as its queries. */
function valueOf(id: string, { name, schema }: Parameter, { itemId, userId }: Target): string {
  if (name === 'id') return /User/.test(id) ? userId : itemId
  if (name === 'slug') return 'aboutpage'
  if (name === 'categoryId') return 'image'
  if (schema.enum !== undefined) return schema.enum[0] ?? ''
  if (schema.format === 'date') return '2026-11-01'
  if (schema.format === 'date-time') return '2026-11-01T00:00:00Z'
  if (schema.type === 'boolean') return 'true'
  if (schema.type === 'integer') return String(Math.max(schema.minimum ?? 1, 1))
  return 'tea'
}

/** An address for each GET operation with parameters, every one of which is marked to be attacked. */
const addresses = (target: Target): { id: string; url: string; parameters: number }[] =>
  Object.entries(contract.paths).flatMap(([path, methods]) => {
    const operation = methods['get']
    const parameters = ((operation?.['parameters'] ?? []) as Parameter[]).filter((one) => one.in === 'path' || one.in === 'query')
    if (operation === undefined || parameters.length === 0) return []
    const id = operation.operationId
    const marked = (parameter: Parameter) => `${encodeURIComponent(valueOf(id, parameter, target))}*`
    const query = parameters.filter((one) => one.in === 'query' && !(id.includes('mages') && one.name === 'portrait'))
    const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
      const parameter = parameters.find((one) => one.name === name)
      return parameter === undefined ? 'tea' : marked(parameter)
    })
    const search = query.map((parameter) => `${parameter.name}=${marked(parameter)}`).join('&')
    return [{ id, url: `${target.url}${filled}${search === '' ? '' : `?${search}`}`, parameters: parameters.length }]
  })

async function attack(url: string, token: string, folder: string): Promise<{ isFound: boolean; has5xx: boolean; isCut: boolean }> {
  const { output, isCut } = await run(
    'sqlmap',
    [
      `--url=${url}`,
      '--batch',
      '--level=2',
      '--risk=1',
      '--dbms=postgresql',
      '--time-sec=2',
      '--threads=2',
      '--retries=0',
      '--timeout=15',
      '--flush-session',
      '--disable-coloring',
      '--ignore-code=400,401,403,404,413,416,429',
      `--output-dir=${join(folder, 'sqlmap')}`,
      ...(token === '' ? [] : [`--headers=Authorization: Bearer ${token}`]),
    ],
    { folder, seconds: PATIENCE },
  )
  return { isFound: output.includes('identified the following injection point'), has5xx: /\b500 \(Internal/.test(output), isCut }
}

/** Whether sqlmap finds a hole that is there: a search whose text becomes part of its statement. */
async function findsPlantedHole(folder: string): Promise<boolean> {
  const database = new DatabaseSync(':memory:')
  database.exec("create table items (name text); insert into items values ('tea'), ('lake')")
  const server = createServer(({ url }, answer) => {
    const search = new URL(url ?? '', 'http://127.0.0.1').searchParams.get('search') ?? ''
    try {
      answer.end(JSON.stringify(database.prepare(`select name from items where name like '%${search}%'`).all()))
    } catch {
      answer.writeHead(400).end('[]')
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const { isFound } = await attack(`http://127.0.0.1:${(server.address() as AddressInfo).port}/?search=tea*`, '', folder)
    return isFound
  } finally {
    server.closeAllConnections()
    server.close()
    database.close()
  }
}

/** Attacks every parameter of every GET operation of the contract, one operation after the other. */
export const sqlmap: Attack = {
  tool: 'sqlmap',
  async run(target) {
    const findings: string[] = []
    if (!(await findsPlantedHole(target.folder))) findings.push('does not even find a planted hole: its findings mean nothing')
    const all = addresses(target)
    const cut: string[] = []
    for (const { id, url } of all) {
      const { isFound, has5xx, isCut } = await attack(url, target.token, target.folder)
      if (isFound) findings.push(`${id}: a parameter becomes part of a statement`)
      if (has5xx) findings.push(`${id}: answers with 500`)
      if (isCut) cut.push(id)
    }
    const parameters = all.reduce((sum, one) => sum + one.parameters, 0)
    const unfinished = cut.length === 0 ? '' : `; not finished within ${PATIENCE} s: ${cut.join(', ')}`
    return { summary: `${all.length} operations, ${parameters} parameters, and a planted hole${unfinished}`, findings }
  },
}
