import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { keepTemporaryFilesInMemory } from '@chitra/api/testing/files-in-memory.ts'
import { drawCatalogue } from '@chitra/demo'
import type { TestProject } from 'vitest/node'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Enough for the whole fixed part of the demo catalogue, with free items, bundles, banners and static pages. */
const DRAWN_ITEMS = 120
/** Relative to full size, to draw faster. */
const DRAWN_SCALE = 0.4

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder with the imported catalogue; every shop starts with a copy. */
    catalogue: string
  }
}

/**
 * Imports the catalogue once for all files, because that takes half a minute and a copy almost nothing.
 * `E2E_DATA` names a folder to keep for the next run; delete it after changing the import.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const removeTemporaryFiles = keepTemporaryFilesInMemory()
  const kept = process.env['E2E_DATA']
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'chitra-e2e-catalogue-'))
  if (kept === undefined || !existsSync(kept)) await fill(folder)
  project.provide('catalogue', folder)
  return () => {
    if (kept === undefined) rmSync(folder, { recursive: true, force: true })
    removeTemporaryFiles()
  }
}

async function fill(dataDir: string): Promise<void> {
  const drawn = drawnFolder(dataDir)
  await drawCatalogue({ folder: drawn, count: DRAWN_ITEMS, scale: DRAWN_SCALE })
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  await finished(
    spawn(process.execPath, [join(ROOT, 'apps/api/src/cli/catalogue.ts'), 'import', drawn], { env, stdio: ['ignore', 'pipe', 'pipe'] }),
  )
}

const drawnFolder = (dataDir: string): string => join(dataDir, 'drawn')

async function finished(child: ChildProcess): Promise<void> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`the import ended with code ${code}:\n${output}`)
}

/** Waits until a starting shop reports that it is ready. */
export async function saidReady(child: ChildProcess): Promise<void> {
  if (child.stdout === null) throw new Error('no output to read')
  for await (const line of createInterface(child.stdout)) if (line.startsWith('Chitra is ready at')) return
  throw new Error('the shop did not start')
}

export interface CatalogueRow {
  title: string
  /** Absolute path of the original. */
  file: string
  category: string
  purchaseType: string
  approval: string
}

/** The rows from which the shop's catalogue was imported. */
export function readCatalogue(dataDir: string): CatalogueRow[] {
  const folder = drawnFolder(dataDir)
  return readRows(join(folder, 'catalogue.csv')).map((row) => ({
    title: row['title'] ?? '',
    file: join(folder, row['file'] ?? ''),
    category: row['category'] ?? '',
    purchaseType: row['purchaseType'] ?? '',
    approval: (row['approval'] ?? '') === '' ? 'approved' : (row['approval'] ?? ''),
  }))
}

export const sha256Of = ({ file }: CatalogueRow): string => createHash('sha256').update(readFileSync(file)).digest('hex')

/** Parses CSV (RFC 4180); small files only. */
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
