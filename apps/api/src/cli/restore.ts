import { restoreBackup } from '../platform/backup/index.ts'
import { progressOn } from '../platform/progress.ts'
import { type AddCommand, DONE, examples } from './command.ts'
import { pathFromHere, type OpenedShop, withShop } from './open-shop.ts'

export const restoreCommand: AddCommand = (program, run) =>
  program
    .command('restore')
    .argument('<FILE>', 'archive written by `backup`')
    .summary('restore a shop from a backup')
    .description(
      'Restores an archive into an empty shop, without items and accounts. Embedded database and PostgreSQL can be exchanged. The whole archive is verified before anything is written. The shop must not run meanwhile.',
    )
    .addHelpText('after', examples('restore /backups/shop-2026-11-21.tar.gz'))
    .action((file: string) => run((signal) => withShop((shop) => restore(shop, pathFromHere(file), signal), { make: true })))

async function restore({ db, files }: OpenedShop, path: string, signal: AbortSignal): Promise<number> {
  const progress = progressOn(process.stdout)
  try {
    const { tables, files: written } = await restoreBackup({ db, files, path, signal, onProgress: (state) => progress.show(state) })
    progress.end()
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
    progress.line(`${rows} rows and ${written.count} files restored.`)
    return DONE
  } finally {
    progress.end()
  }
}
