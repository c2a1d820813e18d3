import { randomBytes } from 'node:crypto'
import { mkdtemp, open, rm, truncate, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FileInPieces } from './file-in-pieces.ts'

const HEAD = Buffer.from('what comes before')
/** More than the buffers of two sockets take, so that the server has to wait for its visitor. */
const LARGE = 16 * 2 ** 20

let folder: string
let app: FastifyInstance
let port: number
let openFiles = 0

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chitra-pieces-'))
  app = Fastify()
  app.get<{ Params: { name: string } }>('/:name', async (request, reply) => {
    const file = await open(join(folder, request.params.name))
    openFiles += 1
    const { size } = await file.stat()
    const close = async () => {
      await file.close()
      openFiles -= 1
    }
    const readInto = async (buffer: Buffer, from: number) => (await file.read(buffer, 0, buffer.length, from)).bytesRead
    reply.header('content-length', HEAD.length + size)
    return await reply.send(new FileInPieces({ head: HEAD, start: 0, end: size - 1, readInto, close }))
  })
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const ask = (name: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => get({ port, host: '127.0.0.1', path: `/${name}`, agent: false }, resolve).on('error', reject))

async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

it('sends each visitor the bytes of their own file, however many there are at once and however slowly they take them', async () => {
  const files = new Map(Array.from({ length: 12 }, (_, n) => [`${n}`, randomBytes(LARGE / 4 + n)]))
  for (const [name, bytes] of files) await writeFile(join(folder, name), bytes)
  for (let round = 0; round < 2; round += 1) {
    // All are on their way, and wait for their visitors, before any of them is read.
    const answers = await Promise.all([...files].map(async ([name, bytes]) => ({ bytes, answer: await ask(name) })))
    for (const { bytes, answer } of answers) expect((await bytesOf(answer)).equals(Buffer.concat([HEAD, bytes]))).toBe(true)
  }
  await expect.poll(() => openFiles).toBe(0)
})

it('closes the file when its visitor goes away', async () => {
  await writeFile(join(folder, 'large'), randomBytes(LARGE))
  const answer = await ask('large')
  await expect.poll(() => openFiles).toBe(1)
  answer.destroy()
  await expect.poll(() => openFiles).toBe(0)
})

it('closes also the file that waits behind another one on the same connection', async () => {
  await writeFile(join(folder, 'large'), randomBytes(LARGE))
  const connection = connect(port, '127.0.0.1')
  connection.write('GET /large HTTP/1.1\r\nhost: shop\r\n\r\n'.repeat(2))
  await expect.poll(() => openFiles).toBe(2)
  connection.destroy()
  await expect.poll(() => openFiles).toBe(0)
})

it('breaks off where a file has become shorter meanwhile', async () => {
  await writeFile(join(folder, 'shrinking'), randomBytes(LARGE))
  const answer = await ask('shrinking')
  await truncate(join(folder, 'shrinking'), LARGE / 2)
  await expect(bytesOf(answer)).rejects.toThrow('aborted')
  await expect.poll(() => openFiles).toBe(0)
})
