import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Real photographs, where they lie beside the project; elsewhere the drawn catalogue serves. */
const PHOTOGRAPHS = join(ROOT, '../shared/demo')

export interface RunningShop {
  url: string
  /** SHA-256 of the file that an item was imported from, by the item's title. */
  originalOf(title: string): string
  /** Titles of JPEG images that cost money. */
  titles: string[]
  stop(): Promise<number | null>
}

/** Runs the real server as a program of its own on an empty data folder, with a catalogue in it unless `DEMO_CATALOGUE` is given. */
export async function startShop(environment: Record<string, string>): Promise<RunningShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'chitra-e2e-'))
  const port = environment['PORT'] === undefined ? await freePort() : Number(environment['PORT'])
  const real = environment['DEMO_CATALOGUE'] === undefined && existsSync(join(PHOTOGRAPHS, 'catalogue.csv'))
  const env = {
    ...process.env,
    ...environment,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    DEMO_CATALOGUE: environment['DEMO_CATALOGUE'] ?? (real ? 'off' : '40'),
  }
  if (real)
    await finished(
      spawn(process.execPath, [join(ROOT, 'apps/api/src/cli/catalogue.ts'), 'import', PHOTOGRAPHS], {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    )
  const child = spawn(process.execPath, [join(ROOT, 'apps/api/src/main.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await saidReady(child)
  const folder = real ? PHOTOGRAPHS : join(dataDir, 'demo-catalogue')
  const rows = (existsSync(folder) ? readRows(join(folder, 'catalogue.csv')) : []).filter(
    (row) =>
      row['category'] === 'image' &&
      /\.jpe?g$/.test(row['file'] ?? '') &&
      row['purchaseType'] !== 'free' &&
      (row['approval'] ?? 'approved') === 'approved',
  )
  return {
    url: `http://127.0.0.1:${port}`,
    titles: rows.map((row) => row['title'] ?? ''),
    originalOf(title) {
      const file = rows.find((row) => row['title'] === title)?.['file']
      if (file === undefined) throw new Error(`no row of the catalogue is titled ${title}`)
      return createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex')
    },
    async stop() {
      child.kill('SIGTERM')
      const [code] = (await once(child, 'exit')) as [number | null]
      rmSync(dataDir, { recursive: true, force: true })
      return code
    },
  }
}

async function finished(child: ChildProcess): Promise<void> {
  let words = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (words += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`the import ended with code ${code}:\n${words}`)
}

async function saidReady(child: ChildProcess): Promise<void> {
  if (child.stdout === null) throw new Error('no output to read')
  for await (const line of createInterface(child.stdout)) if (line.startsWith('Chitra is ready at')) return
  throw new Error('the shop did not start')
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

/** Reads RFC 4180; small files only. */
function readRows(path: string): Record<string, string>[] {
  const records: string[][] = [[]]
  for (const [, quoted, plain, end] of readFileSync(path, 'utf8').matchAll(/(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r?\n|$)/g)) {
    records.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end !== ',') records.push([])
  }
  const [header = [], ...rest] = records
  return rest
    .filter((record) => record.length === header.length)
    .map((record) => Object.fromEntries(header.map((name, index) => [name, record[index] ?? ''])))
}
