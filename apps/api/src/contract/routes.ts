import type { FastifySchema, HTTPMethods } from 'fastify'
import type { Contract } from './contract.ts'
import type { OperationId } from './operation.ts'

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: object
}
type Content = Record<string, { schema?: object }>
interface Message {
  content?: Content
}

interface ContractRoute {
  operationId: OperationId
  method: HTTPMethods
  url: string
  schema: FastifySchema
  /** Whether a caller may send an `Idempotency-Key`. */
  takesKey: boolean
}

/** Each operation of a resolved contract as a route: its method, its address and the schemas of what it receives and answers. */
export const routesOf = (contract: Contract): ContractRoute[] =>
  Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      operationId: operation.operationId,
      method: method.toUpperCase(),
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      takesKey: parametersOf(operation).some(({ name }) => name === 'Idempotency-Key'),
      schema: {
        ...parameterSchemas(parametersOf(operation)),
        ...(operation.requestBody === undefined ? {} : { body: schemasOf(operation.requestBody as Message) }),
        response: Object.fromEntries(
          Object.entries(operation.responses as Record<string, Message>)
            .filter(([, { content }]) => content !== undefined)
            .map(([status, answer]) => [status, schemasOf(answer)]),
        ),
      },
    })),
  )

const parametersOf = (operation: Record<string, unknown>): Parameter[] => (operation['parameters'] ?? []) as Parameter[]

const PLACES = { path: 'params', query: 'querystring', header: 'headers' } as const

/** The schemas of the address, the query and the headers, each an object; left out where nothing is declared. */
function parameterSchemas(parameters: readonly Parameter[]): FastifySchema {
  const schemas: FastifySchema = {}
  for (const [place, key] of Object.entries(PLACES)) {
    const declared = parameters
      .filter((one) => one.in === place)
      // As Node names them.
      .map((one) => (place === 'header' ? { ...one, name: one.name.toLowerCase() } : one))
    if (declared.length === 0) continue
    schemas[key] = {
      type: 'object',
      properties: Object.fromEntries(declared.map(({ name, schema }) => [name, schema])),
      required: declared.filter(({ required }) => required === true).map(({ name }) => name),
    }
  }
  return schemas
}

/** The schema of each media type that has one. */
const schemasOf = ({ content = {} }: Message): { content: Content } => ({
  content: Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, schema === undefined ? {} : { schema }])),
})
