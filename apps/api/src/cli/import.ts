import { importFolder, type ImportResult } from '../modules/catalogue/import/index.ts'
import { type Progress, progressOn } from '../platform/progress.ts'
import { type AddCommand, DONE, examples, PARTIAL, STOPPED } from './command.ts'
import { pathFromHere, type OpenedShop, withSearch, withShop } from './open-shop.ts'

const HELP = `
FOLDER contains
  catalogue.csv  one row per picture: file, title, description, keywords (joined with ;), category (image or graphic), licence, source, author;
                 if wanted price (rupees), purchaseType (free or paid), seller (a key), location, approval (approved, awaiting or rejected), note.
                 Several files joined with ; make a zip bundle. Without this file, every picture in FOLDER is imported with its own metadata.
  sellers.csv    key, firstName, lastName, picture
  site.json      banners and pages

Formats: JPEG, PNG, WebP, TIFF, AVIF, GIF, SVG and zip.
`

export const importCommand: AddCommand = (program, run) =>
  program
    .command('import')
    .argument('<FOLDER>', 'folder of pictures')
    .summary('import the pictures of a folder')
    .description('Imports the pictures of FOLDER. Running it again imports only what is new or changed, and continues an interrupted run.')
    .addHelpText('after', `${HELP}${examples('import ./pictures')}`)
    .action((folder: string) => run((signal) => withShop((shop) => importInto(shop, pathFromHere(folder), signal), { make: true })))

async function importInto({ config, database, db, files }: OpenedShop, folder: string, signal: AbortSignal): Promise<number> {
  const progress = progressOn(process.stdout)
  signal.addEventListener('abort', () =>
    progress.line('Stopping after the current pictures; run the command again to continue. Ctrl-C again stops at once.'),
  )
  try {
    const started = performance.now()
    const result = await withSearch(database, (search) =>
      importFolder({
        folder,
        db,
        files,
        site: config.shop,
        signal,
        index: (trx, ids) => search.index(trx, ids),
        settle: () => search.settle(),
        onProgress: (state) => progress.show(state),
        onWarning: (warning) => progress.line(`Note: ${warning}`),
      }),
    )
    progress.end()
    summarise(progress, result, (performance.now() - started) / 1000)
    if (signal.aborted) return STOPPED
    return result.failed.length === 0 ? DONE : PARTIAL
  } finally {
    progress.end()
  }
}

function summarise(progress: Progress, { added, updated, unchanged, failed }: ImportResult, seconds: number): void {
  progress.line(`${added} added, ${updated} updated, ${unchanged} unchanged, ${failed.length} skipped, in ${seconds.toFixed(1)} s.`)
  for (const { file, reason } of failed) process.stderr.write(`${file}: ${reason}\n`)
}
