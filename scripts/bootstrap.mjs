// What `npm start`, `npm test`, `npm run dev` and `npm run storybook` begin with. Plain JavaScript for any Node from 20 on, and no package:
// it runs before anything is installed. It installs what the lockfile names, then hands over to the project's own Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const LEAST_NODE = 20
/** On systems for which the project brings no Node of its own. */
const LEAST_OWN_NODE = [22, 18]
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
/** pnpm in the version that the project pins. */
const PNPM = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager
const TASKS = { start: 'scripts/start.ts', dev: 'scripts/dev.ts', storybook: 'scripts/storybook.ts', test: 'scripts/test.ts' }

function stop(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const task = TASKS[process.argv[2]]
if (task === undefined) stop(`There is no such task: ${process.argv[2]}. Tasks: ${Object.keys(TASKS).join(', ')}.`)
if (Number(process.versions.node.split('.')[0]) < LEAST_NODE)
  stop(`Chitra needs Node ${LEAST_NODE} or newer; this is ${process.versions.node}.`)

install()
const child = spawn(ownNode(), [join(root, task), ...process.argv.slice(3)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
})
// This process only waits for the child, so that its exit code is the answer. Ctrl-C reaches the child by itself as well, and to be told twice does it no harm; a signal
// to npm alone comes here alone. (`exec` in package.json: a shell in between would keep the signal to itself.)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// An npm that is killed outright tells nobody.
if (process.env['npm_lifecycle_event'] !== undefined) endWithParent(() => child.kill('SIGTERM'))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)))
child.on('error', (error) => stop(`The project's Node cannot be started: ${error.message}`))

/** Calls `end` once when the process that began this one has gone. */
function endWithParent(end) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    end()
  }, 500)
  timer.unref()
}

/** Installs when the lockfile or a manifest has changed since the last time. */
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

/** The Node that the project pins, where there is one for this system; else the machine's own, if it is new enough. */
function ownNode() {
  const pinned = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`)
  if (existsSync(pinned)) return pinned
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > LEAST_OWN_NODE[0] || (major === LEAST_OWN_NODE[0] && minor >= LEAST_OWN_NODE[1])) return process.execPath
  return stop(
    `On ${process.platform}-${process.arch} Chitra runs on the machine's own Node, which must be ${LEAST_OWN_NODE.join('.')} or newer; this is ${process.versions.node}.`,
  )
}
