import fc from 'fast-check'
import { contract } from './contract-check.ts'
import type { OperationId } from '../contract/operation.ts'

/** A call as sent over the wire, valid or not. */
export interface WireCall {
  id: OperationId
  method: string
  /** Includes the query. */
  path: string
  headers: Record<string, string>
  body: string | FormData | undefined
}

interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}
interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  schema: Schema
  required?: boolean
}
interface Described {
  operationId: OperationId
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** Strings that are known to break servers (TI-01, TI-02, TI-05, TF-01). */
const NASTY = [
  '\0',
  '\ud800',
  '%00',
  '%',
  '2147483648',
  '-2147483649',
  '9223372036854775808',
  '1e309',
  'NaN',
  '-0',
  '-1',
  '0x10',
  '[]',
  '{}',
  'null',
  'undefined',
  '',
  ' ',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '//evil.example',
  'http://169.254.169.254/',
  "' or 1=1 --",
  '"; drop table users; --',
  '%25%25%25%25',
  '_____',
  '((((a+)+)+)+$',
  '<script>alert(1)</script>',
  'a\r\nX-Evil: 1',
  'दीवाली की शुभकामनाएँ',
  '💥'.repeat(50),
  '\u202e\u2066',
  'x'.repeat(5000),
]

const nastyText = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 80 }))
const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom<unknown>(null, true, -1, 0, 2 ** 31, 2 ** 53, 1.5, -0, [], {}, [[]], [null], { $ne: 1 }, { toString: 1 }, ['a', 'b']),
  fc.jsonValue({ maxDepth: 3 }),
)

/** A value that fits the schema, often one of its bounds. */
function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'integer': {
      const [min, max] = [schema.minimum ?? 0, schema.maximum ?? 2 ** 31 - 1]
      return fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max }))
    }
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(fitting(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 3, 3) })
    case 'object':
      return objectOf(schema, (inner) => fitting(inner))
    default:
      return textFor(schema)
  }
}

function textFor({ format, minLength = 0, maxLength = 50 }: Schema): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress()
  if (format === 'date')
    return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString().slice(0, 10))
  if (format === 'date-time')
    return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString())
  const longest = Math.max(minLength, Math.min(maxLength, 200))
  return fc.oneof(
    fc.string({ minLength, maxLength: longest }),
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(longest, 60)) }),
  )
}

function objectOf(
  { properties = {}, required = [] }: Schema,
  value: (schema: Schema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, value(schema)]))
  return fc.record(fields, { requiredKeys: required })
}

/** Fits the schema three times out of four, so that many calls get past the first check. */
const mixed = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: fitting(schema), weight: 3 }, { arbitrary: nastyValue, weight: 1 })

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()

/** @param knownIds ids of existing things, so that some calls reach them */
export function callsOf(knownIds: readonly string[]): fc.Arbitrary<WireCall> {
  const ids = fc.constantFrom(...knownIds)
  const all = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callOf(path, method.toUpperCase(), operation as unknown as Described, ids)),
  )
  return fc.oneof(...all)
}

function callOf(
  path: string,
  method: string,
  { operationId: id, parameters = [], requestBody }: Described,
  ids: fc.Arbitrary<string>,
): fc.Arbitrary<WireCall> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  const params = fc.record(Object.fromEntries(inPath.map(({ name, schema }) => [name, fc.oneof(ids, mixed(schema))])))
  const query = fc.tuple(
    fc.record(Object.fromEntries(inQuery.map(({ name, schema }) => [name, mixed(schema)])), {
      requiredKeys: inQuery.filter(({ required }) => required).map(({ name }) => name),
    }),
    // An unknown name, brackets of a list, the same name twice.
    fc.array(fc.tuple(fc.constantFrom(...inQuery.map(({ name }) => name), 'x', 'search[]', '__proto__'), nastyText), { maxLength: 1 }),
  )
  return fc.tuple(params, query, bodyOf(requestBody, ids), headersFor(id)).map(([inPath_, [asked, more], { body, headers }, others]) => {
    const address = path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(asText(inPath_[name])))
    const pairs = [...Object.entries(asked), ...more].map(([name, value]) => [name, asText(value)])
    const search = new URLSearchParams(pairs).toString()
    return { id, method, path: search === '' ? address : `${address}?${search}`, headers: { ...headers, ...others }, body }
  })
}

type Body = Pick<WireCall, 'body' | 'headers'>
const none: Body = { body: undefined, headers: {} }
const asJson = (body: string): Body => ({ body, headers: { 'content-type': 'application/json' } })

function bodyOf(requestBody: Described['requestBody'], ids: fc.Arbitrary<string>): fc.Arbitrary<Body> {
  const content = requestBody?.content ?? {}
  const json = content['application/json']?.schema
  const form = content['multipart/form-data']?.schema
  if (json !== undefined) {
    const withIds = (schema: Schema) => (schema.type === 'string' ? fc.oneof(ids, mixed(schema)) : mixed(schema))
    const extra = fc.option(fc.tuple(fc.constantFrom('role', '_id', '__proto__', 'price', 'x'), nastyValue), { freq: 5 })
    return fc.oneof(
      {
        arbitrary: fc
          .tuple(objectOf(json, withIds), extra)
          .map(([value, more]) => asJson(JSON.stringify(more == null ? value : { ...value, [more[0]]: more[1] }))),
        weight: 6,
      },
      {
        arbitrary: fc
          .constantFrom('', 'null', '{bad', '[]', '"x"', '{"a":1,"a":2}', '{"__proto__":{"a":1}}', '{"a":"\\ud800"}', '{"a":"\\u0000"}')
          .map(asJson),
        weight: 1,
      },
      {
        arbitrary: fc
          .constantFrom('text/plain', 'application/xml', 'x', '')
          .map((type) => ({ body: 'a=1', headers: { 'content-type': type } })),
        weight: 1,
      },
    )
  }
  if (form !== undefined)
    return fc.oneof(
      {
        arbitrary: objectOf(form, mixed).map((value) => {
          const data = new FormData()
          for (const [name, field] of Object.entries(value)) data.append(name, asText(field))
          return { body: data, headers: {} }
        }),
        weight: 5,
      },
      { arbitrary: fc.constantFrom(...BROKEN_FORMS), weight: 1 },
    )
  return fc.constant(none)
}

const withBoundary = (body: string): Body => ({ body, headers: { 'content-type': 'multipart/form-data; boundary=x' } })
const field = (name: string, value: string): string => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const BROKEN_FORMS: Body[] = [
  withBoundary('--x\r\nContent-Disposition: form-data; name="email"\r\n\r\ncut'),
  withBoundary(''),
  withBoundary(`${field('email', 'a@example.com')}${field('email', 'b@example.com')}--x--\r\n`),
  withBoundary(`${field('__proto__', 'x')}--x--\r\n`),
  withBoundary(
    `--x\r\nContent-Disposition: form-data; name="file"; filename="../../x"\r\nContent-Type: image/png\r\n\r\nbytes\r\n--x--\r\n`,
  ),
  withBoundary(`${Array.from({ length: 100 }, (_, n) => field(`f${n}`, 'x')).join('')}--x--\r\n`),
  { body: 'x', headers: { 'content-type': 'multipart/form-data' } },
  asJson('{"email":"a@example.com"}'),
]

const headersFor = (id: OperationId): fc.Arbitrary<Record<string, string>> =>
  id === 'getFile' || id === 'getArchive' || id === 'getBoardComps'
    ? fc.constantFrom<Record<string, string>[]>(
        {},
        { range: 'bytes=0-' },
        { range: 'bytes=9-1' },
        { range: 'bytes=-0' },
        { range: 'bytes=99999999999999999999-' },
        { range: 'bytes=0-1,3-4' },
        { range: 'items=1' },
        { 'if-range': '"x"', range: 'bytes=1-2' },
      )
    : fc.constant({})
