import { connect } from 'node:net'
import fc from 'fast-check'
import { declared } from './contract-check.ts'

/** Milliseconds after which an answer counts as missing. */
const PATIENCE = 5_000
/** Milliseconds without a byte after which the server waits for more. */
const IDLE = 2_000

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'FETCH',
  'get',
  'G\u00e9T',
  '',
  'X'.repeat(300),
]
const VERSIONS = ['HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/9.9', 'http/1.1', '']
const TARGETS = [
  '/',
  '*',
  '',
  '/search?q=%',
  '/%',
  '/%00',
  '/\0',
  '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/assets/../../package.json',
  '//evil.example/',
  '/\\evil.example/',
  'http://evil.example/api/health',
  'https://evil.example:443/',
  '/api/health?%',
  '/api/images-list/?limit=1&limit=2&limit[]=3',
  '/api/images-list/?search=%ff%fe',
  '/media/x.jpg?format=avif&format=jpeg&compress=',
  '/a b',
  `/${'x'.repeat(9_000)}`,
  `/search?${'a=1&'.repeat(2_000)}`,
  '/search/\ud83d\ude00',
]
const HEADERS = [
  'Host: evil.example',
  'Host: a, b',
  'Content-Length: 0',
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 1e3',
  'Content-Length: 0, 0',
  'Content-Length: 99999999999999999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding: chunked, identity',
  'Content-Encoding: gzip',
  'Content-Type: application/json',
  'Content-Type: application/json; charset=utf-7',
  'Content-Type: multipart/form-data',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Type: ;;;',
  'Accept: text/html',
  'Accept-Encoding: gzip;q=9, *;q=abc',
  'Accept-Encoding: identity;q=0, *;q=0',
  'Range: bytes=0-',
  'Range: bytes=5-1',
  'Range: bytes=0-0,-1,99999999999999999999-',
  'Range: items=1',
  'If-Range: x',
  'If-None-Match: *',
  'If-None-Match: "',
  'If-Modified-Since: yesterday',
  'Cookie: =;;;=',
  `Cookie: ${'a=1; '.repeat(2_000)}`,
  'Cookie: XSRF-TOKEN=%ff',
  'X-XSRF-TOKEN: x',
  'Authorization: Bearer',
  'Authorization: Bearer \u00e9',
  `Authorization: Bearer ${'x'.repeat(4_000)}`,
  'Authorization: Basic x',
  'Expect: 100-continue',
  'Expect: tea',
  'Connection: upgrade',
  'Upgrade: websocket',
  'Upgrade: h2c',
  'X-Forwarded-For: evil',
  'X-Forwarded-Host: evil.example',
  'X-Forwarded-Proto: x',
  'X-HTTP-Method-Override: DELETE',
  'Origin: null',
  'Referer: \u0001',
  'x: a\0b',
  ': empty name',
  'no colon',
  ' folded',
  'bad name: x',
  `x: ${'x'.repeat(20_000)}`,
]
const BODIES = ['', 'hello', '{"email":', '0\r\n\r\n', '5\r\nhello\r\n0\r\n\r\n', 'zz\r\nhello\r\n', '--x\r\n\r\n--x--\r\n']

/** Bytes as they go over the wire, and how many requests they hold. */
export interface RawCall {
  text: string
  requests: number
}

const realTarget = fc.constantFrom(...declared.map(({ path }) => path.replace(/\{[^}]+\}/g, 'x')))
const target = fc.oneof(realTarget, fc.constantFrom(...TARGETS))
const version = fc.oneof({ arbitrary: fc.constant('HTTP/1.1'), weight: 5 }, { arbitrary: fc.constantFrom(...VERSIONS), weight: 1 })
const broken: fc.Arbitrary<RawCall> = fc
  .tuple(
    fc.constantFrom(...METHODS),
    target,
    version,
    fc.array(fc.constantFrom(...HEADERS), { maxLength: 4 }),
    fc.constantFrom('\r\n', '\r\n', '\r\n', '\n'),
    fc.constantFrom(...BODIES),
  )
  .map(([method, path, protocol, headers, newline, body]) => ({
    text: [`${method} ${path} ${protocol}`.trimEnd(), 'Host: 127.0.0.1', 'Connection: close', ...headers, '', body].join(newline),
    requests: 1,
  }))

/** Several good requests at once on one connection, which must all be answered, in order. */
const pipelined: fc.Arbitrary<RawCall> = fc
  .array(fc.constantFrom('/api/health', '/api/categories', '/nothing-here', '/favicon.svg'), { minLength: 2, maxLength: 6 })
  .map((paths) => ({
    text: paths
      .map((path, n) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${n === paths.length - 1 ? 'Connection: close\r\n' : ''}\r\n`)
      .join(''),
    requests: paths.length,
  }))

const garbage: fc.Arbitrary<RawCall> = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 300 })
  .map((text) => ({ text: `${text}\r\n\r\n`, requests: 1 }))

/** Requests that no HTTP client sends. */
export const rawCalls: fc.Arbitrary<RawCall> = fc.oneof(
  { arbitrary: broken, weight: 8 },
  { arbitrary: pipelined, weight: 1 },
  { arbitrary: garbage, weight: 1 },
)

/**
 * Sends the bytes. A server that waits for more is told after two seconds that nothing comes. Several good requests are whole, and a busy server may take longer for them.
 * @returns the statuses of all answers; none where the server only closed the connection
 * @throws where an answer is late, sends a visitor to another host, or one of several good requests is not answered
 */
export async function answersTo(port: number, { text, requests }: RawCall): Promise<number[]> {
  const received = await new Promise<string>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    let soFar = ''
    const late = setTimeout(() => {
      socket.destroy()
      reject(new Error(`no end after ${PATIENCE} ms: ${JSON.stringify(text.slice(0, 200))}`))
    }, PATIENCE)
    const end = () => {
      clearTimeout(late)
      socket.destroy()
      resolve(soFar)
    }
    socket.setEncoding('latin1')
    if (requests === 1) socket.setTimeout(IDLE, () => socket.end())
    socket.on('data', (chunk: string) => (soFar += chunk))
    // A server that has seen enough may reset the connection.
    socket.on('error', end).on('end', end)
    socket.write(text)
  })
  const statuses = [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)).filter((status) => status !== 100)
  if (/^location: *(?:https?:)?[/\\]{2}evil/im.test(received)) throw new Error(`leads away: ${JSON.stringify(text.slice(0, 200))}`)
  if (requests > 1 && statuses.length !== requests) throw new Error(`${statuses.length} answers to ${requests} requests`)
  return statuses
}
