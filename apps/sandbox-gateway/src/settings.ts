import type { SandboxGatewayOptions } from './options.ts'

type Environment = Record<string, string | undefined>

/** Reads the gateway's options from environment variables. @throws naming the variable that is missing or invalid */
export function settingsFrom(env: Environment): SandboxGatewayOptions {
  return {
    keyId: required(env, 'RAZORPAY_KEY_ID'),
    keySecret: required(env, 'RAZORPAY_KEY_SECRET'),
    webhookSecret: required(env, 'RAZORPAY_WEBHOOK_SECRET'),
    port: portOf(env.SANDBOX_PORT),
    ...(env.SANDBOX_HOST ? { host: env.SANDBOX_HOST } : {}),
    ...(env.SANDBOX_WEBHOOK_URL ? { webhookUrl: env.SANDBOX_WEBHOOK_URL } : {}),
    ...(env.SANDBOX_STATE_FILE ? { stateFile: env.SANDBOX_STATE_FILE } : {}),
    ...(env.SANDBOX_PUBLIC_PATH ? { publicPath: env.SANDBOX_PUBLIC_PATH } : {}),
    ...(env.SANDBOX_FRAME_ANCESTORS ? { frameAncestors: env.SANDBOX_FRAME_ANCESTORS.split(/[\s,]+/).filter(Boolean) } : {}),
  }
}

function required(env: Environment, name: string): string {
  const value = env[name]
  if (!value) throw new Error(`The sandbox gateway needs ${name}.`)
  return value
}

function portOf(text: string | undefined): number {
  if (!text) return 0
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`SANDBOX_PORT is not a port: ${text}`)
  return port
}
