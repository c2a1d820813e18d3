import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@chitra/api/platform/ports.ts'
import { sayPlace } from '@chitra/api/testing/supplier.ts'
import { newVisitor, type Visitor } from '@chitra/api/testing/visitor.ts'
import { mailedCode, PASSWORD } from '../logins/shop.ts'
import { BUILT_SERVER, buildShop } from '../../scripts/build.ts'
import LITTLE_MEMORY from '../../scripts/little-memory.json' with { type: 'json' }

export interface KillableShop {
  url: string
  /** Of the process, and of commands for the same shop. */
  environment: Record<string, string>
  dataDir: string
  /** Starts the process, if wanted with other settings, and waits until it answers. Returns the milliseconds that took. */
  start(others?: Record<string, string>): Promise<number>
  /** Waits until all demo pictures are drawn. */
  drawn(): Promise<void>
  /** Ends the process at once, as a crash does. */
  kill(): void
  /** Id of the process. */
  pid(): number
  /** MB of resident memory (Linux only). */
  memory(): number
  /** Asks the process to end, as an operator does. Returns its exit code and the milliseconds that took. */
  stop(): Promise<{ code: number | null; time: number }>
  /** Resolves when the process has ended. */
  ended(): Promise<void>
  /** A new buyer, signed in, who has said where the invoice goes. */
  buyer(email: string): Promise<Visitor & { userId: string }>
  /** Ids of items for sale. */
  itemsForSale(): Promise<string[]>
  remove(): Promise<void>
}

/** A real shop in its own process, on one port and one data folder however often it is started. The folder is a new one unless `DATA_DIR` is given. */
export async function newKillableShop(given: Record<string, string>): Promise<KillableShop> {
  await buildShop()
  const dataDir = given['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'chitra-kills-'))
  const port = await freePort()
  const environment = {
    PATH: process.env['PATH'] ?? '',
    // As `npm start` does.
    ...LITTLE_MEMORY,
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO_CATALOGUE: '12',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'fatal',
    ...given,
  }
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | null = null

  const answers = async (path: string): Promise<Response | null> => await fetch(url + path).catch(() => null)
  const ended = async () => {
    if (child !== null && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  const stop = async () => {
    const began = performance.now()
    child?.kill('SIGTERM')
    await ended()
    return { code: child?.exitCode ?? null, time: performance.now() - began }
  }
  return {
    url,
    environment,
    dataDir,
    async start(others = {}) {
      const began = performance.now()
      child = spawn(process.execPath, [BUILT_SERVER], { env: { ...environment, ...others }, stdio: ['ignore', 'ignore', 'inherit'] })
      const started = child
      while ((await answers('/api/health'))?.status !== 200) {
        if (started.exitCode !== null || started.signalCode !== null) throw new Error('the shop did not start')
        await pause(20)
      }
      return performance.now() - began
    },
    async drawn() {
      for (;;) {
        const { data } = (await (await fetch(`${url}/api/site-settings`)).json()) as { data: { itemsToCome: number } }
        if (data.itemsToCome === 0) return
        await pause(200)
      }
    },
    pid: () => child?.pid ?? 0,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child?.pid}/status`, 'utf8'))?.[1]) / 1024,
    stop,
    kill: () => void child?.kill('SIGKILL'),
    ended,
    async buyer(email) {
      const visitor = await newVisitor(url)
      await visitor.call('signUp', { body: { firstName: 'Asha', lastName: 'Rao', email, password: PASSWORD } })
      await visitor.call('verifyEmail', { body: { verification_code: await mailedCode(join(dataDir, 'outbox'), email) } })
      const { body } = await visitor.call('login', { body: { email, password: PASSWORD } })
      const buyer = Object.assign(visitor, { token: body.data.token as string, userId: body.data.newUser._id as string })
      await sayPlace(buyer)
      return buyer
    },
    async itemsForSale() {
      const { body } = await (await newVisitor(url)).call('listImages', { query: { categoryId: 'image', limit: 30 } })
      return (body.data.image as { _id: string; price: number }[]).filter(({ price }) => price > 0).map(({ _id }) => _id)
    },
    async remove() {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
