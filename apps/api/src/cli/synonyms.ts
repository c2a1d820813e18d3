import { parseSynonyms, resetSynonyms, saveSynonyms, synonymsText } from '../modules/search/index.ts'
import { type AddCommand, DONE, examples, Refused } from './command.ts'
import { withShop } from './open-shop.ts'
import { readFile } from './read-file.ts'

interface Options {
  file?: string
  reset?: true
}

export const synonymsCommand: AddCommand = (program, run) =>
  program
    .command('synonyms')
    .option('--file <FILE>', 'replace the synonyms by those of a text file')
    .option('--reset', 'go back to those of a new shop')
    .summary('show or replace the words that find each other')
    .description(
      'Prints the words that find each other in searches, a group on each line, such as "diya deepak दीया". Save them in a file, edit it, and give it back with --file. A running shop uses them within a minute.',
    )
    .addHelpText('after', examples('synonyms > synonyms.txt', 'synonyms --file synonyms.txt', 'synonyms --reset'))
    .action((options: Options) => run(() => synonyms(options)))

function synonyms({ file, reset }: Options): Promise<number> {
  if (file !== undefined && reset !== undefined) throw new Refused('Say either --file or --reset.')
  const text = file === undefined ? null : read(file)
  return withShop(async ({ db }) => {
    if (text !== null) await saveSynonyms(db, text)
    else if (reset) await resetSynonyms(db)
    const now = await synonymsText(db)
    process.stdout.write(text === null && !reset ? now : `Groups of words that find each other: ${parseSynonyms(now).groups.length}.\n`)
    return DONE
  })
}

function read(file: string): string {
  const text = readFile(file).toString('utf8')
  const { problems } = parseSynonyms(text)
  if (problems.length > 0) throw new Refused(problems.join('\n'))
  return text
}
