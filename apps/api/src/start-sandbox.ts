import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Config } from './platform/config.ts'
import { SANDBOX_PATH } from './server/server.ts'
import type { SandboxKeys } from './shop.ts'

const PROGRAM = fileURLToPath(new URL('../../sandbox-gateway/src/main.ts', import.meta.url))

/** Starts the sandbox gateway as a program of its own on a free loopback port; its state lies in the data folder. */
export async function startSandbox(config: Config, keys: SandboxKeys): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [PROGRAM], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: config.production ? 'production' : 'development',
      CHITRA_ALLOW_SANDBOX: config.allowSandbox ? 'yes' : 'no',
      RAZORPAY_KEY_ID: keys.keyId,
      RAZORPAY_KEY_SECRET: keys.keySecret,
      RAZORPAY_WEBHOOK_SECRET: keys.webhookSecret,
      SANDBOX_PORT: '0',
      SANDBOX_HOST: '127.0.0.1',
      SANDBOX_PUBLIC_PATH: SANDBOX_PATH,
      SANDBOX_STATE_FILE: `${config.dataDir}/sandbox-gateway.json`,
      SANDBOX_WEBHOOK_URL: `http://${config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host}:${config.port}/api/payment/webhook`,
    },
  })
  // What it tells of its work is for who looks for a fault; why it did not start is for everybody.
  let words = ''
  child.stderr.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-2_000)
    if (config.logLevel === 'debug' || config.logLevel === 'trace') process.stderr.write(chunk)
  })
  const exited = once(child, 'exit')
  const first = await Promise.race([once(createInterface(child.stdout), 'line').then(([line]) => String(line)), exited.then(() => null)])
  if (first === null) throw new Error(`The sandbox gateway did not start. ${words.trim()}`)
  const { url } = JSON.parse(first) as { url: string }
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}
