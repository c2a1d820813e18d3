import { importFolder, type ImportResult } from '../modules/catalogue/import/index.ts'
import { copiesAmong, type ListedCopy } from '../modules/looks/index.ts'
import { type Progress, progressOn } from '../platform/progress.ts'
import { type AddCommand, DONE, examples, PARTIAL, STOPPED } from './command.ts'
import { percent } from './copies.ts'
import { lookAtItems } from './look-at-items.ts'
import { pathFromHere, type OpenedShop, withSearch, withShop } from './open-shop.ts'
import { printable } from './table.ts'

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

async function importInto(shop: OpenedShop, folder: string, signal: AbortSignal): Promise<number> {
  const { config, database, db, files } = shop
  const added = new Map<string, string>()
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
        onAdded: ({ file, publicId }) => void added.set(publicId, file),
      }),
    )
    progress.end()
    summarise(progress, result, (performance.now() - started) / 1000)
    if (!signal.aborted) await lookAtThem(shop, progress, signal)
    for (const found of await copiesAmong(db, [...added.keys()])) progress.line(`Note: ${sentenceOf(found, added)}`)
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

/** What was imported stays, and the shop tries again. */
async function lookAtThem(shop: OpenedShop, progress: Progress, signal: AbortSignal): Promise<void> {
  try {
    await lookAtItems(shop, signal)
  } catch (error) {
    progress.line(`Note: the pictures could not be looked at or compared (${(error as Error).message}). The shop tries again.`)
  }
}

/** @param files by the ids of the items made from them */
function sentenceOf(found: ListedCopy, files: ReadonlyMap<string, string>): string {
  const { copy, of, exact } = found
  const [file, first] = [files.get(copy.publicId) ?? copy.name, `"${of.name}" (${of.publicId}) of ${of.sellerName}`]
  return printable(exact ? `${file}: is the same file as ${first}.` : `${file}: looks like ${first}, ${percent(found)} % alike.`)
}
