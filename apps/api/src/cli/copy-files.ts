import { copyFiles, type Files, filesOf } from '../platform/files/index.ts'
import { progressOn } from '../platform/progress.ts'
import { parseSettings } from '../platform/settings.ts'
import { type AddCommand, DONE, examples, Refused } from './command.ts'
import { readSettings } from './read-settings.ts'

export const copyFilesCommand: AddCommand = (program, run) =>
  program
    .command('copy-files')
    .argument('<PLACE>', '`folder`, for the shop’s data folder, or a store such as s3://my-shop')
    .summary('copy all pictures and originals to another store')
    .description(
      'Copies every file from where FILES_URL says to another place. Nothing is removed, and what is there already is not copied again, so it can be stopped and run again. Afterwards set FILES_URL to the new place and start the shop. Files that a running shop writes meanwhile need a last run while it is stopped.',
    )
    .addHelpText('after', examples('copy-files s3://my-shop/pictures', 'copy-files folder'))
    .action((place: string) => run((signal) => copyTo(place, signal)))

async function copyTo(place: string, signal: AbortSignal): Promise<number> {
  const config = readSettings(process.cwd())
  const filesUrl = place === 'folder' ? null : place
  if (filesUrl !== null && parseSettings({ FILES_URL: filesUrl }).problems.length > 0)
    throw new Refused('The place is `folder`, or a store such as s3://my-shop.')
  if (filesUrl === config.filesUrl) throw new Refused('The files are there already: FILES_URL says so.')
  const [from, to] = [filesOf(config), filesOf({ ...config, filesUrl })]
  await writable(to, place)
  let total = 0
  for await (const _ of from.keys()) total += 1
  if (total === 0) throw new Refused(`There are no files in ${config.filesUrl ?? config.dataDir}. Check DATA_DIR and FILES_URL.`)
  const progress = progressOn(process.stdout)
  try {
    const sums = await copyFiles(
      { from, to },
      { signal, onFile: ({ copied, present }, name) => progress.show({ done: copied + present, total, name }) },
    )
    progress.end()
    progress.line(`${sums.copied} files (${sums.bytes} bytes) copied to ${place}; ${sums.present} were there already.`)
  } finally {
    progress.end()
  }
  return DONE
}

async function writable(files: Files, place: string): Promise<void> {
  try {
    await files.check()
  } catch (cause) {
    throw new Refused(`No files can be written to ${place}: ${(cause as Error).message}`, { cause })
  }
}
