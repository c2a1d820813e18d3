import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

const MAIN = fileURLToPath(new URL('../apps/api/src/main.ts', import.meta.url))
const BOOTSTRAP = fileURLToPath(new URL('../scripts/bootstrap.mjs', import.meta.url))
const folders: string[] = []
const children: ChildProcess[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'chitra-start-'))
  folders.push(folder)
  return folder
}
afterAll(() => {
  // A test that failed half-way leaves nothing running either.
  for (const child of children) if (child.exitCode === null) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

interface Ended {
  code: number | null
  words: string
}

function start(
  environment: Record<string, string>,
  until?: string,
): { ended: Promise<Ended>; said: Promise<string>; end: (signal: NodeJS.Signals) => void; pid: number | undefined } {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'] ?? '', DEMO_CATALOGUE: 'off', LOG_LEVEL: 'silent', PORT: '0', ...environment },
  })
  children.push(child)
  let words = ''
  const said = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        words += chunk.toString()
        if (until !== undefined && words.includes(until)) resolve(words)
      })
  })
  return {
    ended: once(child, 'close').then(([code]) => ({ code: code as number | null, words })),
    said,
    end: (signal) => child.kill(signal),
    pid: child.pid,
  }
}

describe('a start that cannot be', () => {
  it('says in one sentence that the port is in use', async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    const { port } = taken.address() as { port: number }
    const { code, words } = await start({ PORT: String(port), DATA_DIR: newFolder() }).ended
    taken.close()
    expect([code, words.trim()]).toEqual([1, `Port ${port} is in use. Stop what uses it, or set PORT to another.`])
  })

  it('says in one sentence that the folder cannot be written', async () => {
    const file = join(newFolder(), 'file')
    writeFileSync(file, '')
    chmodSync(file, 0o400)
    const { code, words } = await start({ DATA_DIR: join(file, 'data') }).ended
    expect(code).toBe(1)
    expect(words.trim()).toMatch(/^The data folder .*file\/data cannot be written \(\w+\)\. Check DATA_DIR\.$/)
  })

  it('says in one sentence that the database does not answer', async () => {
    const { code, words } = await start({ DATA_DIR: newFolder(), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }).ended
    expect(code).toBe(1)
    expect(words.trim()).toMatch(/^The database does not answer: .* Check DATABASE_URL\.$/)
  })

  it('lists every wrong setting at once', async () => {
    const { code, words } = await start({ PORT: 'x', RAZORPAY_KEY: 'y', SMTP_URL: 'mail' }).ended
    expect(code).toBe(1)
    for (const name of ['PORT', 'RAZORPAY_KEY', 'SMTP_URL']) expect(words).toContain(`  - ${name}: `)
  })

  it('refuses the sandbox in production unless it is allowed [TM-14]', async () => {
    const { code, words } = await start({ NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example', DATA_DIR: newFolder() }).ended
    expect(code).toBe(1)
    expect(words).toContain('CHITRA_ALLOW_SANDBOX=yes')
  })

  it('refuses a Node that is too old, before anything is installed', async () => {
    const old = spawn(process.execPath, [
      '--import',
      'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"18.19.0"})',
      BOOTSTRAP,
      'start',
    ])
    let words = ''
    old.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()))
    const [code] = (await once(old, 'close')) as [number]
    expect([code, words.trim()]).toEqual([1, 'Chitra needs Node 20 or newer; this is 18.19.0.'])
  })
})

describe('a running shop', () => {
  it('is refused its folder by a second one, says that it is well, and ends by Ctrl-C with nothing left running [TV-04]', async () => {
    const dataDir = newFolder()
    const first = start({ DATA_DIR: dataDir }, 'Chitra is ready at')
    const url = /http:\S+/.exec(await first.said)?.[0] ?? ''
    expect((await (await fetch(`${url}/api/health`)).json()) as object).toMatchObject({ data: { database: 'ok', files: 'ok' } })
    const second = await start({ DATA_DIR: dataDir }).ended
    expect(second.code).toBe(1)
    expect(second.words).toContain(`in use by another Chitra (process ${first.pid})`)
    expect((await fetch(`${url}/api/health`)).status).toBe(200)
    const children = spawn('pgrep', ['-P', String(first.pid)])
    let pids = ''
    children.stdout.on('data', (chunk: Buffer) => (pids += chunk.toString()))
    await once(children, 'close')
    expect(pids.trim()).not.toBe('')
    first.end('SIGINT')
    expect((await first.ended).code).toBe(0)
    for (const pid of pids.trim().split('\n')) expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
  })
})
