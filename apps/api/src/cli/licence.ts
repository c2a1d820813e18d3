import { addText, allTexts, rotateKey, textOf } from '../modules/licences/index.ts'
import { type AddCommand, DONE, examples, Refused } from './command.ts'
import { withShop } from './open-shop.ts'
import { readFile } from './read-file.ts'
import { type Column, printable, table } from './table.ts'

const COLUMNS: Column<{ version: string; title: string; sha256: string; published_at: Date }>[] = [
  { title: 'VERSION', cell: ({ version }) => version },
  { title: 'TITLE', cell: ({ title }) => title },
  { title: 'PUBLISHED', cell: ({ published_at }) => published_at.toISOString().slice(0, 10) },
  { title: 'SHA-256', cell: ({ sha256 }) => sha256 },
]
const VERSION = /^[A-Za-z0-9][A-Za-z0-9.-]{0,31}$/
/** Characters. */
const LONGEST = 100_000

export const licenceCommand: AddCommand = (program, run) => {
  const licence = program.command('licence').summary('publish licence texts, and change the key that signs certificates')
  licence
    .command('list')
    .summary('list the texts')
    .description('Lists the licence texts; the first one is sold now.')
    .action(() =>
      run(() =>
        withShop(async ({ db }) => {
          const texts = await allTexts(db)
          process.stdout.write(texts.length === 0 ? 'No licence texts yet: the shop adds one when it starts.\n' : table(COLUMNS, texts))
          return DONE
        }),
      ),
    )
  licence
    .command('add')
    .argument('<VERSION>', 'its name for ever, such as 2027-01')
    .argument('<FILE>', 'plain text in UTF-8; a line beginning with "# " is a heading, an empty line parts paragraphs')
    .requiredOption('--title <TITLE>', 'such as "Standard licence"')
    .summary('publish a licence text')
    .description('Publishes a text. What is sold from now on is sold under it; what was sold stays under its own, whose page stays too.')
    .addHelpText('after', examples('licence add 2027-01 licence.txt --title "Standard licence"'))
    .action((version: string, file: string, { title }: { title: string }) =>
      run(() =>
        withShop(async ({ db }) => {
          if (!VERSION.test(version) || version === 'current')
            throw new Refused(`${printable(version)} is no name for a version: use up to 32 letters, digits, dots and hyphens.`)
          const text = textOf({ version, title: title.trim(), body: readText(file) }, new Date())
          if (!(await addText(db, text)))
            throw new Refused(`There is a version ${version} already, and it never changes. Choose another name.`)
          process.stdout.write(`Version ${version} is sold from now on. SHA-256 ${text.sha256}\n`)
          return DONE
        }),
      ),
    )
  licence
    .command('new-key')
    .summary('sign certificates with a new key')
    .description('Makes a new key, and deletes the private part of the one before. Certificates that it signed stay good.')
    .action(() =>
      run(() =>
        withShop(async ({ db }) => {
          process.stdout.write(`Certificates are signed with the key ${await rotateKey(db, new Date())} from now on.\n`)
          return DONE
        }),
      ),
    )
}

function readText(file: string): string {
  const bytes = readFile(file)
  const text = bytes.toString('utf8')
  if (!Buffer.from(text).equals(bytes)) throw new Refused(`${printable(file)} is not plain text in UTF-8.`)
  if (text.trim() === '') throw new Refused(`${printable(file)} is empty.`)
  if (text.length > LONGEST) throw new Refused(`${printable(file)} is longer than ${LONGEST} characters.`)
  return text
}
