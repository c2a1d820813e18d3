import { writeBackup } from '../platform/backup/index.ts'
import { progressOn } from '../platform/progress.ts'
import { type AddCommand, DONE, examples, LEFT_OUT } from './command.ts'
import { originalKeys } from '../modules/catalogue/index.ts'
import { pathFromHere, type ShopAtHand, withShop } from './open-shop.ts'

export const backupCommand: AddCommand = (program, run) =>
  program
    .command('backup')
    .argument('<FILE>', 'archive to write, such as shop.tar.gz; there must be no such file yet')
    .summary('write everything of the shop into one file')
    .description(
      'Writes accounts, orders, catalogue and all pictures into one archive, from which `restore` makes the shop again, on the embedded database or on PostgreSQL. It opens every account and holds every original: keep it like money. Mails and other work that still waits is not in it.',
    )
    .addHelpText('after', examples('backup /backups/shop-2026-11-21.tar.gz'))
    .action((file: string) => run((signal) => withShop((shop) => backup(shop, pathFromHere(file), signal))))

async function backup({ db, files }: ShopAtHand, path: string, signal: AbortSignal): Promise<number> {
  const progress = progressOn(process.stdout)
  try {
    const { tables, files: written } = await writeBackup({ db, files, path, signal, onProgress: (state) => progress.show(state) })
    progress.end()
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
    progress.line(`${rows} rows and ${written.count} files (${written.bytes} bytes) written to ${path}.`)
  } finally {
    progress.end()
  }
  return await tellMissing({ db, files })
}

/** Originals that are named; of more it is said how many. */
const NAMED = 20

/** Names the originals that the catalogue has and the files have not: a backup without them must not pass for whole. */
async function tellMissing({ db, files }: Pick<ShopAtHand, 'db' | 'files'>): Promise<number> {
  let missing = 0
  for await (const { public_id: id, original_key: key } of originalKeys(db)) {
    if ((await files.stat(key)) !== null) continue
    missing += 1
    if (missing <= NAMED) process.stderr.write(`The original of item ${id} is missing: ${key}.\n`)
  }
  if (missing > NAMED) process.stderr.write(`${missing - NAMED} more originals are missing.\n`)
  return missing === 0 ? DONE : LEFT_OUT
}
