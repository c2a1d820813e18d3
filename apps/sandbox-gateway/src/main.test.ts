import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { call, newOrder } from './testing/api.ts'
import { keys } from './testing/keys.ts'

const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

const environment = {
  RAZORPAY_KEY_ID: keys.keyId,
  RAZORPAY_KEY_SECRET: keys.keySecret,
  RAZORPAY_WEBHOOK_SECRET: keys.webhookSecret,
}

function run(env: Record<string, string>, stdio: ('pipe' | 'ignore' | 'ipc')[] = ['pipe', 'pipe', 'pipe']) {
  const main = new URL('./main.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [main], { env: { PATH: process.env.PATH, ...env }, stdio })
  children.push(child)
  const output = { stdout: '', stderr: '' }
  child.stdout?.setEncoding('utf8').on('data', (text) => (output.stdout += text))
  child.stderr?.setEncoding('utf8').on('data', (text) => (output.stderr += text))
  // After this side has closed the IPC channel, Node emits `exit` but not `close`.
  const ended = once(child, stdio.includes('ipc') ? 'exit' : 'close').then(([code]) => code as number | null)
  return { child, output, ended }
}

async function ready({ child, output }: ReturnType<typeof run>): Promise<{ ready: boolean; url: string }> {
  while (!output.stdout.includes('\n')) await once(child.stdout!, 'data')
  return JSON.parse(output.stdout)
}

describe('the program', () => {
  test('prints its address and exits cleanly on SIGTERM', async () => {
    const program = run(environment)
    const { ready: isReady, url } = await ready(program)
    expect(isReady).toBe(true)
    expect((await fetch(`${url}/v1/checkout.js`)).status).toBe(200)
    program.child.kill('SIGTERM')
    expect(await program.ended).toBe(0)
    expect(program.output.stdout.trim().split('\n')).toHaveLength(1)
    expect(program.output.stdout + program.output.stderr).not.toContain(keys.keySecret)
  })

  test('exits when its stdin closes', async () => {
    const program = run(environment)
    await ready(program)
    program.child.stdin?.end()
    expect(await program.ended).toBe(0)
  })

  test('exits when its IPC channel closes, and runs without a stdin', async () => {
    const program = run(environment, ['ignore', 'pipe', 'pipe', 'ipc'])
    const { url } = await ready(program)
    expect((await fetch(`${url}/v1/checkout.js`)).status).toBe(200)
    program.child.disconnect()
    expect(await program.ended).toBe(0)
  })

  test('refuses to start in production with exit code 1 and a message', async () => {
    const program = run({ ...environment, NODE_ENV: 'production' })
    expect(await program.ended).toBe(1)
    expect(program.output.stdout).toBe('')
    expect(program.output.stderr.trim().split('\n')).toEqual([expect.stringContaining('CHITRA_ALLOW_SANDBOX=yes')])
  })

  test('starts in production only with CHITRA_ALLOW_SANDBOX=yes', async () => {
    expect((await ready(run({ ...environment, NODE_ENV: 'production', CHITRA_ALLOW_SANDBOX: 'yes' }))).ready).toBe(true)
    expect(await run({ ...environment, NODE_ENV: 'production', CHITRA_ALLOW_SANDBOX: '1' }).ended).toBe(1)
  })

  test('names a missing setting', async () => {
    const program = run({ ...environment, RAZORPAY_KEY_SECRET: '' })
    expect(await program.ended).toBe(1)
    expect(program.output.stderr.trim()).toBe('The sandbox gateway needs RAZORPAY_KEY_SECRET.')
  })

  test('is one gateway for two processes with one state file, and the other goes on when it is killed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
    const shared = { ...environment, SANDBOX_STATE_FILE: join(folder, 'state.json') }
    const [first, second] = [run(shared), run(shared)]
    const [one, other] = [(await ready(first)).url, (await ready(second)).url]
    const orders = async (url: string) => (await call(url, '/v1/orders')).body.items.map(({ id }: { id: string }) => id).toSorted()
    const made = [await newOrder(one), await newOrder(other)].toSorted()
    expect([await orders(one), await orders(other)]).toEqual([made, made])
    const [holder, waiting] = readFileSync(`${shared.SANDBOX_STATE_FILE}.lock`, 'utf8') === one ? [first, other] : [second, one]
    holder.child.kill('SIGKILL')
    await holder.ended
    expect(await orders(waiting)).toEqual(made)
    expect([...made, await newOrder(waiting)].toSorted()).toEqual(await orders(waiting))
    rmSync(folder, { recursive: true })
  })
})
