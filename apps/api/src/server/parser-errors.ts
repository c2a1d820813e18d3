import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { newId } from '../platform/ids.ts'
import { BARE_HEADERS } from './security-headers.ts'

/** Errors of Node's HTTP parser and its timeout, which occur before there is a request, with messages for people. */
const REFUSALS: Record<string, [status: number, publicMessage: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive'],
}
const BROKEN: [number, string] = [400, 'The request cannot be read']

interface BareAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** The usual envelope of a refusal, for answers that are written without Fastify. */
function bareAnswer(status: number, publicMessage: string): BareAnswer {
  const requestId = newId(10)
  const body = JSON.stringify({ success: false, code: status, errorMessage: publicMessage, message: publicMessage, requestId })
  const headers = {
    ...BARE_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': requestId,
    connection: 'close',
  }
  return { status, headers, body }
}

/** Answers what the HTTP parser refuses. A broken connection, or one in the middle of an answer, is closed without one. */
export function answerParserError(error: NodeJS.ErrnoException, socket: Socket, log: Pick<FastifyBaseLogger, 'info'>): void {
  const isAnswering = (socket as Socket & { _httpMessage?: ServerResponse | null })._httpMessage?.headersSent === true
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) {
    socket.destroy()
    return
  }
  const [status, publicMessage] = REFUSALS[error.code ?? ''] ?? BROKEN
  const { headers, body } = bareAnswer(status, publicMessage)
  log.info({ code: status, why: error.code, requestId: headers['x-request-id'] }, 'request refused by the HTTP parser')
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`)
}

/** Answers an `Expect` header other than `100-continue`, which Node would refuse without a body. */
export function answerExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const { status, headers, body } = bareAnswer(417, 'The request expects what this server does not do')
  response.writeHead(status, headers).end(body)
}
