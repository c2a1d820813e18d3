import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'

const options = { allErrors: true, useDefaults: true, strict: false, removeAdditional: false } as const

/** Two validators: path and query values are text and are converted to the declared type; a body must have the right types already. */
export function validatorCompiler(): FastifySchemaCompiler<object> {
  const forText = new Ajv2020({ ...options, coerceTypes: true })
  const forBodies = new Ajv2020({ ...options, coerceTypes: false })
  for (const ajv of [forText, forBodies]) addFormats.default(ajv)
  return ({ schema, httpPart }) => {
    const ajv = httpPart === 'body' ? forBodies : forText
    // Compiled by its first call: a process that makes few calls, as after a restart or in a test, does not wait for the other operations.
    let validate: ValidateFunction | undefined
    return (data) =>
      hasForbiddenText(data)
        ? { error: refusal(`${httpPart ?? 'request'}: contains characters that are not allowed`) }
        : check((validate ??= ajv.compile(schema)), data)
  }
}

function check(validate: ValidateFunction, data: unknown): { value: unknown } | { error: Error } {
  if (validate(data)) return { value: data }
  return { error: Object.assign(refusal((validate.errors ?? []).map(sentence).join('; ')), { validation: validate.errors ?? [] }) }
}

const refusal = (message: string): Error => Object.assign(new Error(message), { statusCode: 400 })

function sentence({ instancePath, message, params }: ErrorObject): string {
  const field = instancePath.replace(/^\//, '').replaceAll('/', '.')
  const extra = (params as { additionalProperty?: string }).additionalProperty
  return `${field || 'request'}: ${message}${extra === undefined ? '' : ` (${extra.slice(0, 100)})`}`
}

/** PostgreSQL cannot store NUL, and a lone surrogate cannot be encoded: both are refused here for all fields. */
function hasForbiddenText(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed()
  if (depth > 20 || value === null || typeof value !== 'object') return false
  return Object.entries(value).some(([key, inner]) => hasForbiddenText(key, depth + 1) || hasForbiddenText(inner, depth + 1))
}
