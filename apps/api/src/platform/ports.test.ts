import { execFileSync } from 'node:child_process'
import { createServer } from 'node:net'
import { expect, it, vi } from 'vitest'
import { freePort } from './ports.ts'

/** Makes the random choice yield these ports, one after the other. */
function chooseNext(...ports: number[]) {
  const random = vi.spyOn(Math, 'random')
  for (const port of ports) random.mockReturnValueOnce((port - 12_000 + 0.5) / 18_000)
  return random
}

const listening = (port: number) =>
  new Promise<{ close(): Promise<void> }>((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve({ close: () => new Promise((closed) => server.close(() => closed())) }))
  })

it('a port is given out once, even before anything listens on it', async () => {
  const port = await freePort()
  const other = await freePort()
  const random = chooseNext(port, other, port + 1, other + 1, port + 2)
  expect([port, other]).not.toContain(await freePort())
  random.mockRestore()
  await (await listening(port)).close()
})

it('two processes never get the same port', async () => {
  const port = await freePort()
  const ask = `
    const ports = [${port}, ${port}]
    const random = Math.random
    Math.random = () => (ports.length > 0 ? (ports.pop() - 12000 + 0.5) / 18000 : random())
    const { freePort } = await import(${JSON.stringify(import.meta.resolve('./ports.ts'))})
    console.log(await freePort())`
  expect(Number(execFileSync(process.execPath, ['--input-type=module', '--eval', ask]))).not.toBe(port)
})

it('a port in use is not given out', async () => {
  // Used by another program, which did not claim it through freePort().
  const { port: foreign, close } = await firstListening(29_999)
  const random = chooseNext(foreign)
  expect(await freePort()).not.toBe(foreign)
  random.mockRestore()
  await close()
})

async function firstListening(from: number): Promise<{ port: number; close(): Promise<void> }> {
  for (let port = from; port > from - 100; port -= 1) {
    const server = await listening(port).catch(() => null)
    if (server !== null) return { port, ...server }
  }
  throw new Error('every port is taken')
}
