import { importFolder, type ImportResult } from '../modules/catalogue/import/index.ts'
import { type Progress, progressOn } from '../platform/progress.ts'
import { type AddCommand, DONE, examples, LEFT_OUT, STOPPED } from './command.ts'
import { pathFromHere, type ShopAtHand, withSearch, withShop } from './open-shop.ts'

const HELP = `
FOLDER holds
  catalogue.csv  one row a picture: file, title, description, keywords (joined with ;), category (image or graphic), licence, source, author;
                 if wanted price (rupees), purchaseType (free or paid), seller (a key), location, approval (approved, awaiting or rejected), note.
                 Several files joined with ; make a zip bundle. Without this file every picture in FOLDER is taken as it describes itself.
  sellers.csv    key, firstName, lastName, picture
  site.json      banners and pages

Taken: JPEG, PNG, WebP, TIFF, AVIF, GIF, SVG and zip.
`

export const importCommand: AddCommand = (program, run) =>
  program
    .command('import')
    .argument('<FOLDER>', 'folder of pictures')
    .summary('add the pictures of a folder')
    .description('Adds the pictures of FOLDER to the shop. Running it again changes only what has changed; a run that was stopped goes on.')
    .addHelpText('after', `${HELP}${examples('import ./pictures')}`)
    .action((folder: string) => run((signal) => withShop((shop) => importInto(shop, pathFromHere(folder), signal), { make: true })))

async function importInto({ config, database, db, files }: ShopAtHand, folder: string, signal: AbortSignal): Promise<number> {
  const progress = progressOn(process.stdout)
  signal.addEventListener('abort', () =>
    progress.line('Stopping after the pictures at hand; run the command again to go on. Ctrl-C again stops at once.'),
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
    return result.failed.length === 0 ? DONE : LEFT_OUT
  } finally {
    progress.end()
  }
}

function summarise(progress: Progress, { added, updated, unchanged, failed }: ImportResult, seconds: number): void {
  progress.line(`${added} added, ${updated} updated, ${unchanged} unchanged, ${failed.length} left out, in ${seconds.toFixed(1)} s.`)
  for (const { file, reason } of failed) process.stderr.write(`${file}: ${reason}\n`)
}
