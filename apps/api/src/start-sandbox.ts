import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Config } from './platform/config.ts'
import { newSecret } from './platform/ids.ts'
import { SANDBOX_PATH } from './server/server.ts'
import type { SandboxKeys } from './shop.ts'

const programOf = (name: string): string => fileURLToPath(new URL(`../../${name}/src/main.ts`, import.meta.url))

interface Started {
  url: string
  stop(): Promise<void>
}

/** Starts the sandbox gateway as a separate process on a free loopback port, with its state in the data folder. */
export const startSandbox = (config: Config, keys: SandboxKeys): Promise<Started> =>
  startProgram(config, 'sandbox-gateway', {
    CHITRA_ALLOW_SANDBOX: config.allowSandbox ? 'yes' : 'no',
    RAZORPAY_KEY_ID: keys.keyId,
    RAZORPAY_KEY_SECRET: keys.keySecret,
    RAZORPAY_WEBHOOK_SECRET: keys.webhookSecret,
    SANDBOX_PORT: '0',
    SANDBOX_HOST: '127.0.0.1',
    SANDBOX_PUBLIC_PATH: SANDBOX_PATH,
    SANDBOX_STATE_FILE: `${config.dataDir}/sandbox-gateway.json`,
    SANDBOX_WEBHOOK_URL: `http://${config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host}:${config.port}/api/payment/webhook`,
  })

/** Starts the sandbox identity provider, and configures it in place of Google and Facebook. */
export async function startSandboxIdentity(config: Config): Promise<Started> {
  const [client, secret] = ['chitra-demonstration', newSecret()]
  const identity = await startProgram(config, 'sandbox-identity', { SANDBOX_IDENTITY_CLIENT: client, SANDBOX_IDENTITY_SECRET: secret })
  const facebook = `${identity.url}/facebook`
  config.google = { clientId: client, clientSecret: secret, issuer: `${identity.url}/google` }
  config.facebook = { appId: client, appSecret: secret, graphUrl: facebook, dialogUrl: facebook }
  return identity
}

/** Starts a program of this workspace that prints its address on its first line, and that ends with this process. */
async function startProgram(config: Config, name: string, settings: Record<string, string>): Promise<Started> {
  const child = spawn(process.execPath, [programOf(name)], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: config.production ? 'production' : 'development', ...settings },
  })
  // Its output is shown for debugging only, but is always part of the error if it does not start.
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-2_000)
    if (config.logLevel === 'debug' || config.logLevel === 'trace') process.stderr.write(chunk)
  })
  const exited = once(child, 'exit')
  const first = await Promise.race([once(createInterface(child.stdout), 'line').then(([line]) => String(line)), exited.then(() => null)])
  if (first === null) throw new Error(`The program ${name} did not start. ${output.trim()}`)
  const { url } = JSON.parse(first) as { url: string }
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}
