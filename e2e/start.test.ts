import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { BUILT_SERVER } from '../scripts/build.ts'
import LITTLE_MEMORY from '../scripts/little-memory.json' with { type: 'json' }

const NPM_START = fileURLToPath(new URL('../scripts/start.ts', import.meta.url))
const BOOTSTRAP = fileURLToPath(new URL('../scripts/bootstrap.mjs', import.meta.url))
const folders: string[] = []
const children: ChildProcess[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'chitra-start-'))
  folders.push(folder)
  return folder
}
/** For tests that are not about the data: a start that finds its database takes a third less processor time than one that makes it. */
const usedFolder = newFolder()
afterAll(() => {
  // A failed test must not leave processes running.
  for (const child of children) if (child.exitCode === null) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

interface Ended {
  code: number | null
  output: string
}

function start(
  environment: Record<string, string>,
  until?: string,
  program = BUILT_SERVER,
  options: string[] = [],
): {
  ended: Promise<Ended>
  matched: Promise<string>
  output: () => string
  end: (signal: NodeJS.Signals) => void
  pid: number | undefined
} {
  const child = spawn(process.execPath, [...options, program], {
    env: { PATH: process.env['PATH'] ?? '', DEMO_CATALOGUE: 'off', LOG_LEVEL: 'silent', PORT: '0', ...environment },
  })
  children.push(child)
  let output = ''
  const matched = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (until !== undefined && output.includes(until)) resolve(output)
      })
  })
  return {
    ended: once(child, 'close').then(([code]) => ({ code: code as number | null, output })),
    matched,
    output: () => output,
    end: (signal) => child.kill(signal),
    pid: child.pid,
  }
}

/** Memory of a process, in MB (Linux). */
const residentMegabytes = (id: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]) / 1024

/** Whether a process, or any of a group (negative id), is running. */
function isRunning(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch {
    return false
  }
}

describe('a start that fails', () => {
  it('says in one sentence that the port is in use', async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    const { port } = taken.address() as { port: number }
    const { code, output } = await start({ PORT: String(port), DATA_DIR: newFolder() }).ended
    taken.close()
    expect([code, output.trim()]).toEqual([1, `Port ${port} is in use. Stop what uses it, or set PORT to another.`])
  })

  it('says in one sentence that the folder is not writable', async () => {
    const file = join(newFolder(), 'file')
    writeFileSync(file, '')
    chmodSync(file, 0o400)
    const { code, output } = await start({ DATA_DIR: join(file, 'data') }).ended
    expect(code).toBe(1)
    expect(output.trim()).toMatch(/^The data folder .*file\/data cannot be written \(\w+\)\. Check DATA_DIR\.$/)
  })

  it('says in one sentence that the database does not answer', async () => {
    const { code, output } = await start({ DATA_DIR: newFolder(), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }).ended
    expect(code).toBe(1)
    expect(output.trim()).toMatch(/^The database does not answer: .* Check DATABASE_URL\.$/)
  })

  it('lists every wrong setting at once', async () => {
    const { code, output } = await start({ PORT: 'x', RAZORPAY_KEY: 'y', SMTP_URL: 'mail' }).ended
    expect(code).toBe(1)
    for (const name of ['PORT', 'RAZORPAY_KEY', 'SMTP_URL']) expect(output).toContain(`  - ${name}: `)
  })

  it('refuses production without payment keys and without a mail server [TM-14]', async () => {
    const { code, output } = await start({ NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example', DATA_DIR: newFolder() }).ended
    expect(code).toBe(1)
    expect(output).toContain('CHITRA_ALLOW_SANDBOX=yes')
    expect(output).toContain('SMTP_URL: needed in production')
  })

  it('refuses a Node that is too old, before anything is installed', async () => {
    const old = spawn(process.execPath, [
      '--import',
      'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"18.19.0"})',
      BOOTSTRAP,
      'start',
    ])
    let output = ''
    old.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const [code] = (await once(old, 'close')) as [number]
    expect([code, output.trim()]).toEqual([1, 'Chitra needs Node 20 or newer; this is 18.19.0.'])
  })
})

/** Expects all links to be set, and each provider's window to offer invented people. */
async function expectDemonstration(url: string): Promise<void> {
  const { data } = (await (await fetch(`${url}/api/site-settings`)).json()) as { data: Record<string, unknown> }
  for (const name of ['blogUrl', 'sellerUrl', 'supportPhone', 'googleClientId', 'facebookAppId']) expect(data[name], name).toBeTruthy()
  expect(data['socialUrls']).toHaveLength(3)
  for (const provider of ['google', 'facebook']) {
    const begun = await fetch(`${url}/social/${provider}?tab=a-tab-of-the-tests`, { redirect: 'manual' })
    const cookie = begun.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const page = await (await fetch(begun.headers.get('location') ?? '')).text()
    expect(page).toMatch(/Sandbox: this is not (Google|Facebook)/)
    const back = /href="([^"]+)">Continue as Asha/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const handover = await (await fetch(back, { headers: { cookie } })).text()
    expect(handover).toContain('"email":"asha.rao@sandbox.example"')
  }
}

describe('a running shop', () => {
  it('keeps its folder locked, reports its health, and stops on Ctrl-C with nothing left running [TV-04]', async () => {
    const dataDir = newFolder()
    const first = start({ DATA_DIR: dataDir }, 'Chitra is ready at')
    const url = /http:\S+/.exec(await first.matched)?.[0] ?? ''
    expect((await (await fetch(`${url}/api/health`)).json()) as object).toMatchObject({ data: { database: 'ok', files: 'ok' } })
    const second = await start({ DATA_DIR: dataDir }).ended
    expect(second.code).toBe(1)
    expect(second.output).toContain(`in use by another Chitra (process ${first.pid} on`)
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

  it.each(['chitra.service', 'Containerfile'])('holds as little memory by deploy/%s', (name) => {
    const text = readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8')
    for (const [setting, value] of Object.entries(LITTLE_MEMORY)) expect(text).toContain(`${setting}=${value}`)
  })

  it(
    'is open while the rest of the demo catalogue is drawn, shows a note until it is complete, and then holds little memory',
    { timeout: 240_000 },
    async () => {
      const shop = start({ ...LITTLE_MEMORY, DATA_DIR: newFolder(), DEMO_CATALOGUE: '27' }, 'The demo catalogue is complete: 27 items.')
      await expect.poll(() => shop.output(), { timeout: 100_000 }).toContain('Chitra is ready at')
      const url = /http:\S+/.exec(shop.output())?.[0] ?? ''
      const settings = async () =>
        ((await (await fetch(`${url}/api/site-settings`)).json()) as { data: { itemCount: number; itemsToCome: number } }).data
      const early = await settings()
      expect([early.itemCount >= 24, early.itemsToCome > 0]).toEqual([true, true])
      expect(await (await fetch(url)).text()).toMatch(/\d more pictures are being drawn/)
      await shop.matched
      await expect.poll(settings).toMatchObject({ itemCount: 27, itemsToCome: 0 })
      expect(await (await fetch(url)).text()).not.toContain('more pictures are being drawn')
      // The thread that looks at pictures ends 20 seconds after the last one.
      if (process.platform === 'linux') await expect.poll(() => residentMegabytes(shop.pid), { timeout: 90_000 }).toBeLessThan(450)
      shop.end('SIGINT')
      expect((await shop.ended).code).toBe(0)
    },
  )

  it.each([
    ['SIGTERM to npm alone', (npm: number) => process.kill(npm, 'SIGTERM')],
    ['SIGINT to npm alone', (npm: number) => process.kill(npm, 'SIGINT')],
    ['SIGKILL to npm', (npm: number) => process.kill(npm, 'SIGKILL')],
    ['Ctrl-C, which reaches the whole group', (npm: number) => process.kill(-npm, 'SIGINT')],
  ])('started by npm start is stopped by %s, with nothing left running and the port free', async (_, end) => {
    const npm = spawn('npm', ['start'], {
      // In its own process group, as in a terminal, so that its members can be counted.
      detached: true,
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: { ...process.env, DEMO_CATALOGUE: 'off', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: usedFolder },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.push(npm)
    const group = npm.pid ?? 0
    let output = ''
    npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    await expect.poll(() => output, { timeout: 100_000 }).toContain('Chitra is ready at')
    const url = /http:\S+/.exec(output)?.[0] ?? ''
    end(group)
    await expect.poll(() => isRunning(-group)).toBe(false)
    await expect(fetch(`${url}/api/health`)).rejects.toThrow('fetch failed')
  })

  it('survives an unhandled rejection and logs it', async () => {
    const stray = 'data:text/javascript,process.on("SIGUSR2",()=>void Promise.reject(new Error("stray")))'
    const shop = start({ DATA_DIR: usedFolder, LOG_LEVEL: 'error' }, 'Chitra is ready at', BUILT_SERVER, ['--import', stray])
    const url = /http:\S+/.exec(await shop.matched)?.[0] ?? ''
    shop.end('SIGUSR2')
    expect((await fetch(`${url}/api/health`)).status).toBe(200)
    shop.end('SIGINT')
    const { code, output } = await shop.ended
    expect(code).toBe(0)
    expect(output).toContain('"message":"stray"')
  })

  it('started by npm start shows its mails to this machine only, every link, and the sandbox sign-in [FTR-01, AUTH-14]', async () => {
    const shop = start({ DATA_DIR: usedFolder }, 'Chitra is ready at', NPM_START)
    const mailbox = `${/http:\S+/.exec(await shop.matched)?.[0]}/dev/mailbox`
    const proxied = await fetch(mailbox, { headers: { 'x-forwarded-for': '127.0.0.1' } })
    expect([(await fetch(mailbox)).status, proxied.status]).toEqual([200, 404])
    await expectDemonstration(new URL(mailbox).origin)
    shop.end('SIGINT')
    expect((await shop.ended).code).toBe(0)
  })
})
