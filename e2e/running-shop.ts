import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { freePort } from '@chitra/api/platform/ports.ts'
import { inject } from 'vitest'
import { BUILT_SERVER } from '../scripts/build.ts'
import { type CatalogueRow, readCatalogue, ROOT, saidReady, sha256Of } from './catalogue.ts'

export interface RunningShop {
  /** The server's own address, without the proxy. */
  url: string
  /** Its database and files. */
  dataDir: string
  /** SHA-256 of the file that an item was imported from, by the item's title. */
  originalOf(title: string): string
  /** Titles of paid JPEG images. */
  titles: string[]
  /** Titles of free images. */
  freeTitles: string[]
  /** Titles of bundles, made of several files. */
  zipTitles: string[]
  /** Runs `pnpm chitra …` while the server is stopped. */
  operate(...args: string[]): Promise<void>
  stop(): Promise<number | null>
}

/** Starts the real server as a separate process, on a copy of the imported catalogue unless `DEMO_CATALOGUE` is set. */
export async function startShop(environment: Record<string, string>): Promise<RunningShop> {
  const withCatalogue = environment['DEMO_CATALOGUE'] === undefined
  const dataDir = mkdtempSync(join(withCatalogue ? dirname(inject('catalogue')) : tmpdir(), 'chitra-e2e-'))
  if (withCatalogue) copyShop(inject('catalogue'), dataDir)
  const port = environment['PORT'] === undefined ? await freePort() : Number(environment['PORT'])
  // Pictures are looked at where a test is about that: it would take half of the machine from the others for a minute.
  const defaults = { LOG_LEVEL: 'error', DEMO_CATALOGUE: 'off', EMBEDDING_MODEL: 'off' }
  const env = { ...process.env, ...defaults, ...environment, PORT: String(port), DATA_DIR: dataDir }
  const begin = async () => {
    const server = spawn(process.execPath, [BUILT_SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    await saidReady(server)
    return server
  }
  let child = await begin()
  const end = async () => {
    child.kill('SIGTERM')
    const [code] = (await once(child, 'exit')) as [number | null]
    return code
  }
  const rows = withCatalogue ? readCatalogue(inject('catalogue')) : []
  const approved = rows.filter(({ approval }) => approval === 'approved')
  const titlesOf = (wanted: (row: CatalogueRow) => boolean) => approved.filter(wanted).map(({ title }) => title)
  const isImage = ({ category, file }: CatalogueRow) => category === 'image' && /\.jpe?g$/.test(file)
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    titles: titlesOf((row) => isImage(row) && row.purchaseType !== 'free'),
    freeTitles: titlesOf((row) => isImage(row) && row.purchaseType === 'free'),
    zipTitles: titlesOf(({ file }) => file.includes(';')),
    originalOf(title) {
      const row = rows.find((candidate) => candidate.title === title)
      if (row === undefined) throw new Error(`no row of the catalogue is titled ${title}`)
      return sha256Of(row)
    },
    async operate(...args) {
      await end()
      execFileSync(process.execPath, [join(ROOT, 'apps/api/src/cli/chitra.ts'), ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
      child = await begin()
    },
    async stop() {
      const code = await end()
      rmSync(dataDir, { recursive: true, force: true })
      return code
    },
  }
}

/** Copies a shop's data to a folder of the same disk. Its files are linked, because a shop replaces or removes a stored file, but never changes one. */
function copyShop(from: string, to: string): void {
  // `cp -a` keeps owners and modes, which the embedded database checks.
  execFileSync('cp', ['-a', join(from, 'database'), to])
  const files = join(from, 'files')
  for (const entry of readdirSync(files, { recursive: true, withFileTypes: true })) {
    const folder = join(to, 'files', relative(files, entry.parentPath))
    if (entry.isDirectory()) mkdirSync(join(folder, entry.name), { recursive: true })
    else linkSync(join(entry.parentPath, entry.name), join(folder, entry.name))
  }
}
