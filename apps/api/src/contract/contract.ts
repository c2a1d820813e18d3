import { readFileSync } from 'node:fs'
import { JSON_SCHEMA, load } from 'js-yaml'
import type { OperationId } from './operation.ts'

export const CONTRACT_PATH = new URL('../../../../openapi.yaml', import.meta.url)

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
interface OperationObject {
  operationId: OperationId
  security: Record<string, string[]>[]
  'x-access'?: string
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, unknown>
  [key: string]: unknown
}
export interface Contract {
  openapi: string
  paths: Record<string, Record<string, OperationObject>>
  components: Record<string, Record<string, unknown>>
  [key: string]: unknown
}

/** The contract as written, with unresolved `$ref`s. Times in examples stay text. */
export function readContract(): Contract {
  return load(readFileSync(CONTRACT_PATH, 'utf8'), { schema: JSON_SCHEMA }) as Contract
}

/** The contract with every `$ref` resolved, as the router and the serialisers need it. */
export function resolveContract(contract: Contract): Contract {
  const look = (pointer: string): Json =>
    pointer
      .slice(2)
      .split('/')
      .reduce<Json>((node, key) => (node as Record<string, Json>)[key] ?? null, contract as unknown as Json)
  const resolve = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(resolve)
    if (node === null || typeof node !== 'object') return node
    if (typeof node['$ref'] === 'string') return resolve(look(node['$ref']))
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolve(value)]))
  }
  return resolve(contract as unknown as Json) as unknown as Contract
}

/** Who may make a call; openapi.yaml describes each value. */
export const ACCESS = ['everyone', 'signed-in', 'owner', 'seller', 'signature'] as const
export type Access = (typeof ACCESS)[number]

export interface Rule {
  access: Access
  /** `required`: refused without a session. `optional`: the answer depends on the session. */
  session: 'none' | 'optional' | 'required'
  xsrf: boolean
}

/** The session rules that each access allows: a call about personal data needs a session. */
const SESSIONS: Record<Access, readonly Rule['session'][]> = {
  everyone: ['none', 'optional'],
  'signed-in': ['required'],
  owner: ['required'],
  seller: ['required'],
  signature: ['none'],
}

/**
 * The rule of each operation, from its `x-access` and `security`.
 * @throws Error for an operation whose rule is missing or contradictory, so that the shop does not start with it
 */
export function rulesOf(contract: Contract): Map<OperationId, Rule> {
  const rules = new Map<OperationId, Rule>()
  for (const methods of Object.values(contract.paths))
    for (const { operationId, security, 'x-access': given } of Object.values(methods)) {
      const access = ACCESS.find((word) => word === given)
      if (access === undefined) throw new Error(`openapi.yaml: ${operationId} does not say who may call it (x-access)`)
      const withSession = security.filter((way) => 'bearer' in way)
      const session = withSession.length === 0 ? 'none' : withSession.length < security.length ? 'optional' : 'required'
      if (!SESSIONS[access].includes(session)) throw new Error(`openapi.yaml: ${operationId} is for ${access}, with a session ${session}`)
      rules.set(operationId, { access, session, xsrf: security.length > 0 && security.every((way) => 'xsrf' in way) })
    }
  return rules
}

/** The media type of each operation's body; operations without a body are left out. */
export function bodyTypesOf(contract: Contract): Map<OperationId, string> {
  const types = new Map<OperationId, string>()
  for (const methods of Object.values(contract.paths))
    for (const { operationId, requestBody } of Object.values(methods)) {
      const [type] = Object.keys(requestBody?.content ?? {})
      if (type !== undefined) types.set(operationId, type)
    }
  return types
}
