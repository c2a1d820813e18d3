import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '../platform/ports.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

export interface ShopProcess {
  /** Its own address. */
  url: string
  stop(): Promise<void>
}

/** Starts a shop in a process of its own, as `npm start` does. */
export async function startShopProcess(environment: Record<string, string>): Promise<ShopProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, LOG_LEVEL: 'error', DEMO_CATALOGUE: 'off', TRUST_PROXY: '1', ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const lines = createInterface(child.stdout)
  const ready = new Promise<boolean>((resolve) => lines.on('line', (line) => line.includes('is ready at') && resolve(true)))
  if (!(await Promise.race([ready, exited.then(() => false)]))) throw new Error('the process of the shop did not start')
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}
