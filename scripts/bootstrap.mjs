// Entry of `npm start`, `npm run build`, `npm test`, `npm run dev` and `npm run storybook`. Installs the packages, then runs the task with the project's own Node.
// Plain JavaScript for Node 20 and newer, without packages, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MIN_NODE = 20
/** For systems for which the project does not install its own Node. */
const MIN_SYSTEM_NODE = [22, 18]
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
/** pnpm with the pinned version. */
const PNPM = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager
const TASKS = {
  start: 'scripts/start.ts',
  build: 'scripts/build-shop.ts',
  dev: 'scripts/dev.ts',
  storybook: 'scripts/storybook.ts',
  test: 'scripts/test.ts',
}
/**
 * For a shop, by glibc, in bytes: two arenas of freed memory instead of one for each thread, and what is larger than 128 KiB (a picture, a password's hash) goes back to the system
 * as soon as it is freed. By default an idle shop keeps hundreds of megabytes. And by V8, in MiB: with its default limit, garbage may grow to four times what is in use before it is collected.
 */
const LITTLE_MEMORY = JSON.parse(readFileSync(join(root, 'scripts/little-memory.json'), 'utf8'))

function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const task = TASKS[process.argv[2]]
if (task === undefined) stop(`There is no such task: ${process.argv[2]}. Tasks: ${Object.keys(TASKS).join(', ')}.`)
if (Number(process.versions.node.split('.')[0]) < MIN_NODE)
  stop(`Chitra needs Node ${MIN_NODE} or newer; this is ${process.versions.node}.`)

install()
const child = spawn(ownNode(), [join(root, task), ...process.argv.slice(3)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...(task === TASKS.start && LITTLE_MEMORY), ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
})
// This process only waits for the child and returns its exit code. Ctrl-C reaches the child directly too, which is harmless; a signal sent to npm
// reaches only this process. (package.json uses `exec`, because a shell in between would not pass the signal on.)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// An npm killed by SIGKILL sends no signal.
if (process.env['npm_lifecycle_event'] !== undefined) endWithParent(() => child.kill('SIGTERM'))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)))
child.on('error', (error) => stop(`The project's Node cannot be started: ${error.message}`))

/** Calls `end` when the parent process has ended. */
function endWithParent(end) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    end()
  }, 500)
  timer.unref()
}

/** Installs the packages if the lockfile or a manifest has changed since the last time. */
function install() {
  const stamp = join(root, 'node_modules/.chitra-installed')
  const inputs = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'].map((name) => readFileSync(join(root, name)))
  const now = createHash('sha256').update(Buffer.concat(inputs)).update(`${process.platform}-${process.arch}`).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  process.stdout.write('Installing packages…\n')
  const result = spawnSync('npx', ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, npm_config_loglevel: 'error', CI: 'true' },
  })
  if (result.status !== 0) {
    process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`)
    stop('The packages could not be installed. Is the npm registry reachable, and this folder writable?')
  }
  writeFileSync(stamp, now)
}

/** The pinned Node if there is one for this system; otherwise the machine's own, if it is new enough. */
function ownNode() {
  const pinned = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`)
  if (existsSync(pinned)) return pinned
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > MIN_SYSTEM_NODE[0] || (major === MIN_SYSTEM_NODE[0] && minor >= MIN_SYSTEM_NODE[1])) return process.execPath
  return stop(
    `On ${process.platform}-${process.arch} Chitra runs on the machine's own Node, which must be ${MIN_SYSTEM_NODE.join('.')} or newer; this is ${process.versions.node}.`,
  )
}
