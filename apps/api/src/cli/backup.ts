import { writeBackup } from '../platform/backup/index.ts'
import { progressOn } from '../platform/progress.ts'
import { type AddCommand, DONE, examples, PARTIAL } from './command.ts'
import { originalKeys } from '../modules/catalogue/index.ts'
import { pathFromHere, type OpenedShop, withShop } from './open-shop.ts'

export const backupCommand: AddCommand = (program, run) =>
  program
    .command('backup')
    .argument('<FILE>', 'archive to write, such as shop.tar.gz; the file must not exist yet')
    .summary('write the whole shop to one file')
    .description(
      'Writes accounts, orders, catalogue and all pictures to one archive. `restore` makes a shop from it, on the embedded database or on PostgreSQL. The archive gives access to every account and every original, so keep it safe. Queued mails and other waiting jobs are not included.',
    )
    .addHelpText('after', examples('backup /backups/shop-2026-11-21.tar.gz'))
    .action((file: string) => run((signal) => withShop((shop) => backup(shop, pathFromHere(file), signal))))

async function backup({ db, files }: OpenedShop, path: string, signal: AbortSignal): Promise<number> {
  const progress = progressOn(process.stdout)
  try {
    const { tables, files: written } = await writeBackup({ db, files, path, signal, onProgress: (state) => progress.show(state) })
    progress.end()
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
    progress.line(`${rows} rows and ${written.count} files (${written.bytes} bytes) written to ${path}.`)
  } finally {
    progress.end()
  }
  return await reportMissing({ db, files })
}

/** Missing originals listed by name; the others are only counted. */
const MAX_LISTED = 20

/** Reports originals that the catalogue lists but that do not exist, because a backup without them is incomplete. */
async function reportMissing({ db, files }: Pick<OpenedShop, 'db' | 'files'>): Promise<number> {
  let missing = 0
  for await (const { public_id: id, original_key: key } of originalKeys(db)) {
    if ((await files.stat(key)) !== null) continue
    missing += 1
    if (missing <= MAX_LISTED) process.stderr.write(`The original of item ${id} is missing: ${key}.\n`)
  }
  if (missing > MAX_LISTED) process.stderr.write(`${missing - MAX_LISTED} more originals are missing.\n`)
  return missing === 0 ? DONE : PARTIAL
}
