import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { startTestShop } from '../testing/shop.ts'

it.each(['/', '/search', '/api/images-list/?limit=5'])(
  'a request for %s that is not complete when the shop is told to stop is answered whole, and its connection closed [P-17]',
  async (path) => {
    const shop = await startTestShop('postgres')
    const socket = connect(shop.services.config.port, '127.0.0.1')
    const parts: Buffer[] = []
    socket.on('data', (part: Buffer) => parts.push(part))
    socket.write(`GET ${path} HTTP/1.1\r\nAccept: text/html,application/json\r\nHost: shop\r\n`)
    await once(socket, 'connect')
    // Answered after the first bytes of the other have been read.
    expect((await fetch(`${shop.url}/api/health`)).status).toBe(200)
    const stopped = shop.close()
    socket.write('\r\n')
    await once(socket, 'close')
    await stopped
    const answer = Buffer.concat(parts).toString()
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
    // Whole: the last chunk, or as many bytes as were announced.
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    const length = /content-length: (\d+)/i.exec(head)?.[1]
    expect(length === undefined ? answer.endsWith('\r\n0\r\n\r\n') : Buffer.byteLength(body) === Number(length)).toBe(true)
    await shop.remove()
  },
)
