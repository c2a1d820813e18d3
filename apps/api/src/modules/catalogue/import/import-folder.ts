import { realpath, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Shop } from '@chitra/messages/shop.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Files } from '../../../platform/files/index.ts'
import type { Entry } from './rows/entry.ts'
import { importItem, type Outcome, type ImportContext } from './import-item.ts'
import { itemDates } from './rows/item-dates.ts'
import { type Index, newestItem } from './items-store.ts'
import { type Limits, LIMITS } from './limits.ts'
import { openNames } from './rows/names.ts'
import { ImportProblem, ImportRefused } from './problem.ts'
import { readCsv } from './rows/read-csv.ts'
import { picturesBelow } from './rows/read-folder.ts'
import { readMetadata } from './rows/read-metadata.ts'
import { importSeller, readSellers, sellerIds } from './site/sellers.ts'
import { importBanner, importPage, readSite } from './site/site.ts'
import { inParallel } from './in-parallel.ts'
import { svgPool } from './svg/svg-pool.ts'
import { COLUMNS, toEntry } from './rows/to-entry.ts'

export interface ImportOptions {
  folder: string
  db: Db
  files: Files
  /** For the watermark, and for the seller of items without one. */
  site: Pick<Shop, 'name' | 'mark'>
  /** Indexes items for search, in the transaction that changes them. */
  index: Index
  /** Called once at the end to update the counts of the search. */
  settle: () => Promise<void>
  /**
   * Items processed in parallel. Defaults to one more than there are cores, at most 4 (the size of Node's thread pool): while one waits for the database or the disk,
   * the others keep the cores busy.
   */
  concurrency?: number
  /** When aborted, items in progress are finished, no more are started, and the result reports what was done. */
  signal?: AbortSignal
  /** Called after each seller, item and banner; `total` counts them all. */
  onProgress?: (state: { done: number; total: number; name: string }) => void
  /** Called with a sentence about something that was ignored, such as an unknown column or a duplicate picture. */
  onWarning?: (warning: string) => void
  /** Called for each new item. */
  onAdded?: (item: { file: string; publicId: string }) => void
  limits?: Partial<Limits>
}

export interface ImportResult {
  /** Items. */
  added: number
  updated: number
  unchanged: number
  /** Items, sellers, banners and pages that could not be imported, in the order of the catalogue. */
  failed: { file: string; reason: string }[]
}

interface Job {
  /** Shown in progress and failure messages. */
  name: string
  run: () => Promise<Outcome | null>
}

/**
 * Imports a folder: the items of `catalogue.csv`, or without it every picture in the folder, and `sellers.csv` and `site.json` if they exist.
 * An invalid file is reported in the result and does not stop the import. Another run updates only what has changed, and completes a killed run.
 * @throws ImportRefused when nothing can be imported (no such folder, invalid CSV); other errors come from the database or the disk
 */
export async function importFolder(options: ImportOptions): Promise<ImportResult> {
  const {
    db,
    files,
    index,
    signal,
    onProgress,
    concurrency = Math.min(availableParallelism() + 2, 4),
    onWarning = () => undefined,
  } = options
  const folder = await realFolder(options.folder)
  const limits = { ...LIMITS, ...options.limits }
  const entries = await readEntries(folder, onWarning)
  const sellers = await readSellers(folder, (column) => onWarning(`sellers.csv: the unknown column "${column}" is ignored.`))
  const site = await readSite(folder)

  // A drawing has a limit of time, so each has a core of its own.
  const pool = svgPool(Math.min(concurrency, availableParallelism()), limits)
  const claimed = new Set<string>()
  const firstSellers = new Map<string, number>()
  const names = await openNames(db)
  const context: ImportContext = {
    folder,
    db,
    files,
    index,
    limits,
    watermark: options.site,
    pool,
    names,
    onWarning,
    createdAt: itemDates(await newestItem(db), new Date(), entries.length),
    claim: (key) => !claimed.has(key) && claimed.add(key).has(key),
    firstSeller(key, sellerId) {
      const first = firstSellers.get(key) ?? sellerId
      firstSellers.set(key, first)
      return first
    },
  }
  const sellerId = sellerIds(db, options.site.name, (key) => names.publicId('seller', key))
  const stages: Job[][] = [
    sellers.map((seller) => ({
      name: `sellers.csv, ${seller.key || `line ${seller.line}`}`,
      run: () => importSeller(context, seller).then(() => null),
    })),
    entries.map(({ name, read }, position) => ({
      name,
      run: async () => {
        const entry = await read()
        const { publicId, outcome } = await importItem(context, entry, await sellerId(entry.seller), position)
        if (outcome === 'added') options.onAdded?.({ file: name, publicId })
        return outcome
      },
    })),
    [
      ...site.banners.map((banner, position) => ({
        name: `site.json, banner ${String(banner['title'])}`,
        run: () => importBanner(context, banner, position).then(() => null),
      })),
      ...site.cms.map((page) => ({
        name: `site.json, page ${String(page['slug'])}`,
        run: () => importPage(context, page).then(() => null),
      })),
    ],
  ]

  const total = stages.flat().length
  const count = { added: 0, updated: 0, unchanged: 0, duplicate: 0 }
  const failed = new Map<Job, string>()
  let done = 0
  const work = async (job: Job): Promise<void> => {
    try {
      const outcome = await job.run()
      if (outcome !== null) count[outcome] += 1
      if (outcome === 'duplicate') onWarning(`${job.name}: the catalogue lists this picture twice; only the first row is used.`)
    } catch (error) {
      if (!(error instanceof ImportProblem)) throw error
      failed.set(job, error.message)
    }
    done += 1
    onProgress?.({ done, total, name: job.name })
  }
  try {
    for (const jobs of stages) await inParallel(jobs, concurrency, work, signal)
  } finally {
    pool.close()
  }
  await options.settle()
  return {
    added: count.added,
    updated: count.updated,
    unchanged: count.unchanged + count.duplicate,
    failed: stages.flat().flatMap((job) => (failed.has(job) ? [{ file: job.name, reason: failed.get(job) ?? '' }] : [])),
  }
}

async function realFolder(folder: string): Promise<string> {
  const path = await realpath(folder).catch(() => null)
  if (path === null || !(await stat(path)).isDirectory()) throw new ImportRefused(`There is no folder ${folder}.`)
  return path
}

/** The items of a folder in order. Each row is parsed when its job runs, so an invalid row fails only its own job. */
async function readEntries(
  folder: string,
  onWarning: (warning: string) => void,
): Promise<{ name: string; read: () => Promise<Entry> | Entry }[]> {
  const rows = await readCsv(join(folder, 'catalogue.csv'), COLUMNS, (column) =>
    onWarning(`catalogue.csv: the unknown column "${column}" is ignored.`),
  )
  if (rows !== null)
    return rows.map(({ line, fields }) => ({
      name: nameOf(fields['file'] ?? '') || `catalogue.csv, line ${line}`,
      read: () => toEntry(fields),
    }))
  const pictures = await picturesBelow(folder)
  if (pictures.length === 0) throw new ImportRefused(`There is no catalogue.csv and no picture in ${folder}.`)
  return pictures.map((file) => ({ name: file, read: async () => toEntry({ ...(await readMetadata(join(folder, file))), file }) }))
}

/** A bundle is named after its first file. */
function nameOf(cell: string): string {
  const [first = '', ...more] = cell
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  return more.length === 0 ? first : `${first} and ${more.length} more`
}
