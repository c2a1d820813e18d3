import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@chitra/api/platform/ports.ts'
import { BUILT_SERVER, buildShop } from '../../scripts/build.ts'
import LITTLE_MEMORY from '../../scripts/little-memory.json' with { type: 'json' }
import { enlargeCatalogue } from '../large-catalogue.ts'

export const PASSWORD = 'Monsoon#2026'

export interface BenchShop {
  url: string
  /** Id of the shop's process. */
  pid: number
  /** Makes a call from a new network address, with the XSRF header. Time in milliseconds. */
  timed(path: string, body?: object): Promise<{ status: number; time: number }>
  /** Creates an account with a confirmed address. */
  account(email: string): Promise<void>
  stop(): Promise<void>
}

export interface BenchShopOptions {
  pictures?: number
  items?: number | undefined
  data?: string | undefined
  /** Where visitors reach it, if that is not where it listens. */
  publicUrl?: string | null
}

/**
 * Starts a real shop in its own process, on the embedded database, with a few demo pictures, which it still draws in the background; with `items`, when all
 * are drawn and the catalogue has as many items, generated ones among them.
 * @param options.data the data of a shop that is stopped, to begin with a copy of them: drawing takes minutes on a busy machine
 */
export async function startBenchShop({ pictures = 12, items, data, publicUrl = null }: BenchShopOptions = {}): Promise<BenchShop> {
  await buildShop()
  const dataDir = mkdtempSync(join(tmpdir(), 'chitra-bench-'))
  // `cp -a` keeps owners and modes, which the embedded database checks.
  if (data !== undefined) execFileSync('cp', ['-a', `${data}/.`, dataDir])
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const begin = async (): Promise<ChildProcess> => {
    const started = spawn(process.execPath, [BUILT_SERVER], {
      env: {
        PATH: process.env['PATH'],
        // As `npm start` does.
        ...LITTLE_MEMORY,
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO_CATALOGUE: data === undefined ? String(pictures) : 'off',
        TRUST_PROXY: '1',
        ...(publicUrl === null ? {} : { PUBLIC_URL: publicUrl }),
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    for await (const line of createInterface({ input: started.stdout })) if (line.startsWith('Chitra is ready at')) break
    started.stdout.resume()
    return started
  }
  let child = await begin()
  const end = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
  if (items !== undefined) {
    while ((await itemsToCome(url)) > 0) await pause(500)
    if (items > pictures || data !== undefined) {
      await end()
      await enlargeCatalogue(dataDir, items)
      child = await begin()
    }
  }
  const [cookie = ''] = (await fetch(`${url}/api/health`)).headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const xsrf = cookie.replace('XSRF-TOKEN=', '')
  let network = 0

  const call = async (path: string, body?: object | FormData): Promise<Response> => {
    network += 1
    return await fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        cookie,
        'x-xsrf-token': xsrf,
        'x-forwarded-for': `198.18.${Math.floor(network / 250) % 250}.${(network % 250) + 1}`,
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
  }

  return {
    url,
    pid: child.pid ?? 0,
    async timed(path, body) {
      const started = performance.now()
      const response = await call(path, body)
      await response.arrayBuffer()
      return { status: response.status, time: performance.now() - started }
    },
    async account(email) {
      const form = new FormData()
      for (const [name, value] of Object.entries({ firstName: 'Asha', lastName: 'Rao', email, password: PASSWORD }))
        form.append(name, value)
      await call('/api/users', form)
      const code = await mailedCode(join(dataDir, 'outbox'), email)
      await call('/api/users/emailVerify', { verification_code: code })
    },
    async stop() {
      await end()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function itemsToCome(url: string): Promise<number> {
  const { data } = (await (await fetch(`${url}/api/site-settings`)).json()) as { data: { itemsToCome: number } }
  return data.itemsToCome
}

/** The verification code mailed to an address. */
export async function mailedCode(outbox: string, email: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const mails = (existsSync(outbox) ? readdirSync(outbox) : [])
      .filter((file) => file.endsWith('.eml'))
      .map((name) =>
        readFileSync(join(outbox, name), 'utf8')
          .replace(/=\r?\n/g, '')
          .replaceAll('=3D', '='),
      )
    const mail = mails.find((text) => text.includes(`To: ${email}`)) ?? ''
    const code = /login\?code=([\w-]+)/.exec(mail)?.[1]
    if (code !== undefined) return code
    await pause(100)
  }
  throw new Error('no mail came')
}
