import { describe, expect, it } from 'vitest'
import { batchesOf } from './wire-batches.ts'

/** A message with a type, or the first one, without. */
function message(type: string, body: string | Buffer = ''): Buffer {
  const bytes = Buffer.from(body)
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + bytes.length)
  return Buffer.concat([Buffer.from(type), length, bytes])
}
const word = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
const STARTUP = message('', Buffer.concat([word(196_608), Buffer.from('user\0postgres\0\0')]))
const SSL_REQUEST = message('', word(80_877_103))
const STATEMENT = ['P', 'B', 'D', 'E', 'S'].map((type) => message(type, `${type} of a statement`))

function client() {
  let refusals = 0
  const batches = batchesOf(() => (refusals += 1))
  return { send: (...parts: Buffer[]) => batches(Buffer.concat(parts)), refusals: () => refusals }
}

describe('what a client sends', () => {
  it('is cut where the client waits for an answer', () => {
    const { send } = client()
    expect(send(STARTUP)).toEqual([STARTUP])
    const [query, sync] = [message('Q', 'begin\0'), message('S')]
    expect(send(query, ...STATEMENT, sync)).toEqual([query, Buffer.concat(STATEMENT), sync])
    // Nobody waits for an answer to a statement that is only begun.
    expect(send(...STATEMENT.slice(0, 3))).toEqual([])
    expect(send(...STATEMENT.slice(3))).toEqual([Buffer.concat(STATEMENT)])
  })

  it('is put together again, byte by byte', () => {
    const { send } = client()
    const all = Buffer.concat([STARTUP, ...STATEMENT, message('Q', 'select 1\0')])
    const batches = Array.from(all, (_, n) => send(all.subarray(n, n + 1))).flat()
    expect(batches).toEqual([STARTUP, Buffer.concat(STATEMENT), message('Q', 'select 1\0')])
  })

  it('begins after a request for encryption, which is refused', () => {
    const { send, refusals } = client()
    expect(send(SSL_REQUEST)).toEqual([])
    expect(refusals()).toBe(1)
    expect(send(STARTUP)).toEqual([STARTUP])
  })

  it('does not end the database', () => {
    const { send } = client()
    send(STARTUP)
    expect(send(message('X'))).toEqual([])
  })
})
