import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { demonstrationSettings } from '../apps/api/src/demonstration.ts'
import { readEnvFile } from '../apps/api/src/platform/env-file.ts'
import { ROOT } from './run.ts'

// `npm run dev`: restarts the server when its sources change, and serves the storefront with hot reload by Vite at http://127.0.0.1:5173.
const PORT = process.env['PORT'] ?? '4000'
const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', join(ROOT, 'apps/api/src/main.ts')], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...demonstrationSettings(process.env, readEnvFile(ROOT)), PORT, PUBLIC_URL: 'http://127.0.0.1:5173' },
  }),
  spawn(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), '--host', '127.0.0.1', '--port', '5173', '--strictPort'], {
    cwd: join(ROOT, 'apps/storefront'),
    stdio: 'inherit',
    env: { ...process.env, API_URL: `http://127.0.0.1:${PORT}` },
  }),
]
const end = () => children.forEach((child) => child.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
for (const child of children) child.once('exit', end)
await Promise.all(children.map((child) => new Promise((resolve) => child.once('exit', resolve))))
process.exit(0)
