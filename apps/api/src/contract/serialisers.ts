import fastJsonStringify, { type Schema } from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'

/** Writes answers by the contract's schemas, so that an undeclared field cannot leave. Each is compiled by its first answer, as in validators.ts. */
export const serialiserCompiler: FastifySerializerCompiler<Schema> = ({ schema }) => {
  let serialise: ((data: unknown) => string) | undefined
  return (data) => (serialise ??= fastJsonStringify(schema))(data)
}
