import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { csv, quarters } from '@chitra/api/modules/catalogue/import/testing.ts'
import LITTLE_MEMORY from '../../scripts/little-memory.json' with { type: 'json' }

/**
 * `pnpm bench:hostile FOLDER [--each]` (Linux only): imports all files below FOLDER by the import command into a scratch shop, between two good pictures,
 * and says of each whether it was imported or with which words it was refused, and the most memory that the command and its children held; with `--each`
 * one import for each file. Exits with 1 if the command crashes, loses a good picture, takes over a minute for a file, or holds a gigabyte more than for
 * the good pictures alone.
 */
const { values, positionals } = parseArgs({ options: { each: { type: 'boolean', default: false } }, allowPositionals: true })
const [given] = positionals
/** Milliseconds for each file. */
const MAX_TIME = 60_000
/** MB beyond those of an import without the file; drawing an SVG may take that much (import/limits.ts). */
const MAX_MORE = 1_000
/** Milliseconds between two looks at the memory. */
const LOOK = 10

const COMMAND = new URL('../../apps/api/src/cli/chitra.ts', import.meta.url).pathname
const say = (text: string): boolean => process.stdout.write(`${text}\n`)

/** MB that a process and its children have held at most so far, each at its own time. */
function mostHeld(pid: number): number {
  const read = (path: string): string => {
    try {
      return readFileSync(path, 'utf8')
    } catch {
      // It has ended.
      return ''
    }
  }
  const own = Number(/VmHWM:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1_024
  const children = globSync(`/proc/${pid}/task/*/children`).flatMap((path) => read(path).split(' ').filter(Boolean))
  return own + children.reduce((sum, child) => sum + mostHeld(Number(child)), 0)
}

interface Ran {
  code: number | null
  signal: string | null
  out: string
  err: string
  time: number
  memory: number
}

async function importFolder(folder: string, dataDir: string, patience: number): Promise<Ran> {
  const began = performance.now()
  const child = spawn(process.execPath, [COMMAND, 'import', folder], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...LITTLE_MEMORY, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
  let memory = 0
  const looking = setInterval(() => (memory = Math.max(memory, mostHeld(child.pid ?? 0))), LOOK)
  const late = setTimeout(() => child.kill('SIGKILL'), patience)
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  clearInterval(looking)
  clearTimeout(late)
  return { code, signal, out, err, time: performance.now() - began, memory }
}

interface Tried {
  ran: Ran
  /** What became of each file. */
  outcomes: string[]
  problems: string[]
}

/** Imports files between two good pictures. Returns what became of them, and what is wrong with that. */
async function tryFiles(paths: readonly string[], dataDir: string, n: number): Promise<Tried> {
  const folder = mkdtempSync(join(tmpdir(), 'chitra-hostile-'))
  try {
    const names = paths.map((path, at) => `hostile-${at}${extname(path)}`)
    for (const [at, path] of paths.entries()) cpSync(path, join(folder, names[at] ?? ''))
    for (const [at, good] of ['before.png', 'after.png'].entries())
      writeFileSync(
        join(folder, good),
        await quarters(60 + n, 40 + at)
          .png()
          .toBuffer(),
      )
    writeFileSync(join(folder, 'catalogue.csv'), csv(['before.png', ...names, 'after.png'].map((file) => ({ file }))))
    const ran = await importFolder(folder, dataDir, MAX_TIME * (paths.length + 1))
    const words = new Map([...ran.err.matchAll(/^(hostile-\S+): (.*)$/gm)].map(([, name = '', reason = '']) => [name, reason]))
    const [, added = 0, unchanged = 0] = (/(\d+) added, \d+ updated, (\d+) unchanged/.exec(ran.out) ?? []).map(Number)
    const problems = [
      ran.signal !== null && `ended by ${ran.signal}`,
      ran.code !== (words.size === 0 ? 0 : 1) && `exit status ${ran.code}: ${ran.err.trim().slice(0, 300)}`,
      // The same file under another name is not imported twice.
      (added < 2 || added + unchanged !== 2 + paths.length - words.size) && `${added} imported, ${unchanged} unchanged`,
    ].filter((problem) => problem !== false)
    return { ran, problems, outcomes: names.map((name) => words.get(name) ?? 'imported') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (given === undefined) {
  say('Name a folder of files: pnpm bench:hostile FOLDER')
  process.exit(2)
}
const root = resolve(process.env['INIT_CWD'] ?? '.', given)
const files = globSync('**/*', { cwd: root, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .toSorted()
const dataDir = mkdtempSync(join(tmpdir(), 'chitra-hostile-shop-'))
let [imported, wrong, slowest, most] = [0, 0, 0, 0]
try {
  // The first makes the shop.
  await tryFiles([], dataDir, 0)
  const { ran: alone } = await tryFiles([], dataDir, 1)
  say(`Two good pictures alone: ${(alone.time / 1_000).toFixed(1)} s, ${alone.memory.toFixed(0)} MB`)
  for (const [n, paths] of (values.each ? files.map((path) => [path]) : [files]).entries()) {
    const { ran, outcomes, problems } = await tryFiles(paths, dataDir, n + 2)
    const more = Math.max(0, ran.memory - alone.memory)
    if (more > MAX_MORE) problems.push('holds too much')
    for (const [at, outcome] of outcomes.entries()) say(`${paths[at]?.slice(root.length + 1)}: ${outcome}`)
    say(`  ${(ran.time / 1_000).toFixed(1)} s, ${more.toFixed(0)} MB more${problems.map((problem) => `; WRONG: ${problem}`).join('')}`)
    imported += outcomes.filter((outcome) => outcome === 'imported').length
    wrong += problems.length
    slowest = Math.max(slowest, ran.time)
    most = Math.max(most, more)
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
say(
  `${files.length} files: ${imported} imported, ${files.length - imported} refused; ${wrong} problems; the longest import ${(slowest / 1_000).toFixed(1)} s, at most ${most.toFixed(0)} MB more`,
)
process.exit(wrong === 0 ? 0 : 1)
