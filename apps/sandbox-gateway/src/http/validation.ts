import type { FastifySchemaValidationError } from 'fastify'
import type { GatewayError } from '../errors.ts'
import { badRequest } from '../errors.ts'

export const notesSchema = {
  anyOf: [
    { type: 'object', maxProperties: 15, additionalProperties: { type: 'string', maxLength: 256 } },
    { type: 'array', maxItems: 0 },
  ],
} as const

/** Turns a validation error into Razorpay's message. */
export function refusalOf(problem: FastifySchemaValidationError | undefined): GatewayError {
  if (problem === undefined) return badRequest('The request is invalid.')
  if (problem.keyword === 'required') {
    const missing = String(problem.params.missingProperty)
    return badRequest(`The ${missing} field is required.`, missing)
  }
  const field = problem.instancePath.split('/')[1]
  if (problem.keyword === 'additionalProperties' && field === undefined) {
    return badRequest(`${String(problem.params.additionalProperty)} is/are not required and should not be sent`)
  }
  if (field === undefined) return badRequest('The request body is invalid.')
  if (problem.keyword === 'type') return badRequest(`The ${field} must be ${typeNames[String(problem.params.type)] ?? 'valid'}.`, field)
  if (problem.keyword === 'maxLength')
    return badRequest(`The ${field} may not be greater than ${String(problem.params.limit)} characters.`, field)
  return badRequest(`The ${field} format is invalid.`, field)
}

const typeNames: Record<string, string> = { integer: 'an integer', string: 'a string', object: 'an object', array: 'an array' }
