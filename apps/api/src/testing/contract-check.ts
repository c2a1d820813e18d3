import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { type Contract, readContract, resolveContract, rulesOf } from '../contract/contract.ts'
import type { OperationId } from '../contract/operation.ts'

/** Statuses that need not be declared: any body can be too large, any call limited or unavailable. A 500 is a bug. */
const ANYWHERE = new Set([413, 429, 503])

interface Media {
  schema?: object
}
interface Declared {
  id: OperationId
  method: string
  path: string
  /** Matches the paths it serves; `rank` is higher for the more literal one. */
  pattern: RegExp
  rank: number
  /** The media type of its body. */
  bodyType: 'application/json' | 'multipart/form-data' | null
  responses: Record<string, { content?: Record<string, Media> }>
}

export const contract: Contract = resolveContract(readContract())
const rules = rulesOf(contract)

export const declared: readonly Declared[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    pattern: new RegExp(`^${path.replace(/\/$/, '').replace(/\{[^}]+\}/g, '[^/]+')}/?$`),
    rank: -(path.match(/\{/g)?.length ?? 0),
    bodyType: bodyTypeOf(operation),
    responses: operation.responses as Declared['responses'],
  })),
)

function bodyTypeOf(operation: { [key: string]: unknown }): Declared['bodyType'] {
  const content = (operation['requestBody'] as { content?: Record<string, unknown> } | undefined)?.content ?? {}
  return 'application/json' in content ? 'application/json' : 'multipart/form-data' in content ? 'multipart/form-data' : null
}

export function declarationOf(id: OperationId): Declared {
  const found = declared.find((operation) => operation.id === id)
  if (found === undefined) throw new Error(`${id} is not in the contract`)
  return found
}

/** Forbids undeclared fields in objects, unless the schema allows them explicitly. */
function strict(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(strict)
  if (node === null || typeof node !== 'object') return node
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, strict(value)]))
  return copy['properties'] !== undefined && copy['additionalProperties'] === undefined ? { ...copy, additionalProperties: false } : copy
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
const compiled = new Map<string, ValidateFunction>()

function validatorOf(id: OperationId, status: string): ValidateFunction | null {
  const schema = declarationOf(id).responses[status]?.content?.['application/json']?.schema
  if (schema === undefined) return null
  const key = `${id} ${status}`
  const known = compiled.get(key) ?? ajv.compile(strict(schema) as object)
  compiled.set(key, known)
  return known
}

const complain = (what: string, validate: ValidateFunction): never => {
  throw new Error(`${what} breaks the contract: ${ajv.errorsText(validate.errors)}`)
}

/** Throws unless the operation declares this answer, with no field more or less. Checks what the operation returns, before serialisation. */
export function checkAnswer(id: OperationId, answer: unknown): void {
  const validate = validatorOf(id, '200')
  if (validate !== null && !validate(JSON.parse(JSON.stringify(answer)))) complain(`${id} 200`, validate)
}

/** Checks the headers that every answer has (TB-05; ASVS 3.4). */
function checkHeaders(what: string, isPersonal: boolean, headers: Headers): void {
  const policy = headers.get('content-security-policy') ?? ''
  const problems = [
    headers.get('x-request-id') === null && 'no request id',
    !/frame-ancestors 'none'|default-src 'none'; sandbox/.test(policy) && 'no content security policy',
    policy.includes('unsafe-') && 'an unsafe content security policy',
    headers.get('x-content-type-options') !== 'nosniff' && 'no nosniff',
    headers.get('access-control-allow-origin') !== null && 'open to other origins',
    isPersonal && !(headers.get('cache-control') ?? '').includes('no-store') && 'may be cached',
  ].filter((problem) => problem !== false)
  if (problems.length > 0) throw new Error(`${what}: ${problems.join(', ')}`)
}

/** The type of an answer is one that the contract declares, and text has its encoding (ASVS 4.1.1). Files have types of their own. */
function checkType(what: string, declared: readonly string[], headers: Headers): void {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').split(/; */)
  if (declared.length === 0 || declared.includes('application/octet-stream')) return
  if (!declared.includes(type)) throw new Error(`${what}: the type ${type} is not declared`)
  if (/json|^text\//.test(type) && !parameters.includes('charset=utf-8')) throw new Error(`${what}: no encoding`)
}

/**
 * Throws unless the operation at this address declares this response. Checks what a browser receives.
 * @param hasToken whether somebody has asked as themselves: no cache may keep the answer, which others get from the same address
 */
export async function checkResponse(method: string, url: string, response: Response, hasToken: boolean): Promise<void> {
  const { pathname } = new URL(url)
  const [operation] = declared
    .filter((one) => one.method === (method === 'HEAD' ? 'GET' : method) && one.pattern.test(pathname))
    .toSorted((a, b) => b.rank - a.rank)
  if (operation === undefined) return
  const what = `${operation.id} ${response.status} (${method} ${pathname})`
  const session = rules.get(operation.id)?.session ?? 'none'
  const varies = (response.headers.get('vary') ?? '').toLowerCase().includes('authorization')
  checkHeaders(what, session === 'required' || (session === 'optional' && (hasToken || !varies)), response.headers)
  const isDeclared = String(response.status) in operation.responses
  if (!isDeclared && !ANYWHERE.has(response.status)) throw new Error(`${what} is not declared`)
  const declaration = operation.responses[isDeclared ? String(response.status) : 'default']
  checkType(what, Object.keys(declaration?.content ?? {}), response.headers)
  if (method === 'HEAD' || !(response.headers.get('content-type') ?? '').startsWith('application/json')) return
  const validate = validatorOf(operation.id, isDeclared ? String(response.status) : 'default')
  if (validate === null) throw new Error(`${what}: JSON is not declared`)
  const body: unknown = await response.clone().json()
  if (!validate(body)) complain(what, validate)
  if ((body as { code?: number }).code !== response.status && response.status >= 400)
    throw new Error(`${what}: \`code\` differs from the status`)
}
