import { demonstrationSettings } from '../apps/api/src/demonstration.ts'
import { readEnvFile } from '../apps/api/src/platform/env-file.ts'
import { BUILT_SERVER, buildShop } from './build.ts'

// `npm start`: builds what has changed, then runs the built server in this process, so that Ctrl-C has only one process to stop.
try {
  await buildShop()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
Object.assign(process.env, demonstrationSettings(process.env, readEnvFile('.')))
// Stops the shop when `bootstrap.mjs` was killed by SIGKILL and could not pass a signal on.
const parent = process.ppid
const watch = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(watch)
  process.kill(process.pid, 'SIGTERM')
}, 500)
watch.unref()
await import(BUILT_SERVER)
