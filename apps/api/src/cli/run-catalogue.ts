import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { importFolder, ImportRefused, type ImportResult } from '../modules/catalogue/import/index.ts'
import { createSearch } from '../modules/search/index.ts'
import { type Config, ConfigError } from '../platform/config.ts'
import { openDatabase } from '../platform/database/database.ts'
import { localFiles } from '../platform/files.ts'
import { type Progress, progressOn } from '../platform/progress.ts'
import { readSettings } from './read-settings.ts'

const HELP = `Usage: pnpm catalogue import FOLDER

Adds the pictures of FOLDER to the shop. Running it again changes only what has changed; a run that was stopped goes on.

FOLDER holds
  catalogue.csv  one row a picture: file, title, description, keywords (joined with ;), category (image or graphic), licence, source, author;
                 if wanted price (rupees), purchaseType (free or paid), seller (a key), location, approval (approved, awaiting or rejected), note.
                 Several files joined with ; make a zip bundle. Without this file every picture in FOLDER is taken as it describes itself.
  sellers.csv    key, firstName, lastName, picture
  site.json      banners and pages

Taken: JPEG, PNG, WebP, TIFF, AVIF, GIF, SVG and zip.
Settings are read from the environment and from .env: DATA_DIR, DATABASE_URL. Stop a shop on the embedded database first.

Exit status: 0 all imported, 1 something was left out, 2 nothing could be done, 130 stopped by Ctrl-C.
`

const [DONE, LEFT_OUT, REFUSED, STOPPED] = [0, 1, 2, 130]

/** The command `catalogue`. Resolves with its exit status. */
export async function runCatalogue(args: string[]): Promise<number> {
  const folder = folderOf(args)
  if (typeof folder === 'number') return folder
  try {
    return await importInto(readSettings(process.cwd()), folder)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    // What the operator can mend is said in a sentence; anything else needs its stack.
    const expected =
      error instanceof ImportRefused ||
      error instanceof ConfigError ||
      error.name === 'FolderInUse' ||
      error.message.startsWith('The database')
    process.stderr.write(`${expected ? error.message : (error.stack ?? error.message)}\n`)
    return REFUSED
  }
}

/** The folder to import, or an exit status when there is none. */
function folderOf(args: string[]): string | number {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { help: { type: 'boolean', short: 'h' } } })
    if (values.help === true) {
      process.stdout.write(HELP)
      return DONE
    }
    const [command, folder, ...rest] = positionals
    // pnpm runs a script in the workspace's folder and tells here where it was called.
    if (command === 'import' && folder !== undefined && rest.length === 0) return resolve(process.env['INIT_CWD'] ?? process.cwd(), folder)
    process.stderr.write(HELP)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${HELP}`)
  }
  return REFUSED
}

async function importInto(config: Config, folder: string): Promise<number> {
  await mkdir(config.dataDir, { recursive: true })
  const database = await openDatabase(config)
  const stop = new AbortController()
  const progress = progressOn(process.stdout)
  const onInterrupt = (): void => {
    if (stop.signal.aborted) process.exit(STOPPED)
    progress.line('Stopping after the pictures at hand; run the command again to go on. Ctrl-C again stops at once.')
    stop.abort()
  }
  process.on('SIGINT', onInterrupt).on('SIGTERM', onInterrupt)
  const search = createSearch({ database })
  try {
    await search.start()
    const started = performance.now()
    const result = await importFolder({
      folder,
      db: database.db,
      files: localFiles(join(config.dataDir, 'files')),
      signal: stop.signal,
      index: (trx, ids) => search.index(trx, ids),
      settle: () => search.settle(),
      onProgress: (state) => progress.show(state),
      onWarning: (warning) => progress.line(`Note: ${warning}`),
    })
    progress.end()
    summarise(progress, result, (performance.now() - started) / 1000)
    if (stop.signal.aborted) return STOPPED
    return result.failed.length === 0 ? DONE : LEFT_OUT
  } finally {
    progress.end()
    process.off('SIGINT', onInterrupt).off('SIGTERM', onInterrupt)
    await search.stop()
    await database.close()
  }
}

function summarise(progress: Progress, { added, updated, unchanged, failed }: ImportResult, seconds: number): void {
  progress.line(`${added} added, ${updated} updated, ${unchanged} unchanged, ${failed.length} left out, in ${seconds.toFixed(1)} s.`)
  for (const { file, reason } of failed) process.stderr.write(`${file}: ${reason}\n`)
}
