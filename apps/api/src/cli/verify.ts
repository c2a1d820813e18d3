import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { checkCertificate, type KeySet, keySet, type Problem, type SignedFacts } from '../modules/licences/index.ts'
import { type AddCommand, DONE, examples, REFUSED, Refused } from './command.ts'
import { pathFromHere, withShop } from './open-shop.ts'
import { readFile, unreadable } from './read-file.ts'
import { printable } from './table.ts'

export const verifyCommand: AddCommand = (program, run) =>
  program
    .command('verify')
    .argument('<FILE>', 'a certificate, as PDF or as JSON')
    .option('--keys <FILE>', "the shop's public keys, as saved from /.well-known/chitra-licence-keys.json; by default this shop's")
    .option('--picture <FILE>', 'the licensed file, to compare')
    .summary('check a licence certificate, offline')
    .description(
      'Checks the signature of a certificate, and says what it says. Needs no network, and with --keys no shop. Whether a refund has ended the licence since, only the shop knows: docs/licences.md.',
    )
    .addHelpText('after', examples('verify licence-7K3M-Q9TX-2WVB.pdf --keys chitra-licence-keys.json --picture tea-gardens.jpg'))
    .action((file: string, { keys, picture }: { keys?: string; picture?: string }) =>
      run(async () => {
        const checked = await checkCertificate(readFile(file), await keysOf(keys))
        if ('problem' in checked) {
          process.stderr.write(`${printable(file)} ${PROBLEMS[checked.problem]}\n`)
          return REFUSED
        }
        process.stdout.write(summary(checked.facts))
        if (picture === undefined) return DONE
        const isSame = (await hashOf(picture)) === checked.facts.file.sha256
        process[isSame ? 'stdout' : 'stderr'].write(`${printable(picture)} ${isSame ? 'is' : 'is not'} the licensed file.\n`)
        return isSame ? DONE : REFUSED
      }),
    )

const PROBLEMS: Record<Problem, string> = {
  'no certificate': 'is no licence certificate.',
  'other key': 'was signed with a key that is not among these keys.',
  changed: 'is NOT genuine: it was changed after it was signed.',
}

const keysOf = async (file: string | undefined): Promise<KeySet> => {
  if (file === undefined) {
    let keys: KeySet = { keys: [] }
    await withShop(async ({ db }) => {
      keys = await keySet(db)
      return DONE
    })
    return keys
  }
  try {
    const found = JSON.parse(readFile(file).toString('utf8')) as KeySet
    if (Array.isArray(found.keys)) return found
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new Refused(`${printable(file)} has no public keys. Save /.well-known/chitra-licence-keys.json of the shop.`)
}

function summary({ code, kind, issuedAt, isSpecimen, licensee, client, project, item, licence, order, file }: SignedFacts): string {
  const rows = [
    ['Genuine', isSpecimen ? 'yes, but a specimen: nothing was licensed' : 'yes'],
    ['Code', code],
    ['Licensed to', [licensee.business, licensee.name].filter(Boolean).join(', ')],
    ['Client', client],
    ['Project', project],
    ['Item', `${item.name}, by ${item.creator}`],
    ['Licence', `${licence.title}, version ${licence.version}, ${licence.url}`],
    ['Since', `${issuedAt}${kind === 'free' ? ' (free download)' : ''}`],
    ['Order', order && `${order.id}, payment ${order.paymentId}`],
    ['File', `${file.name}, ${file.bytes} bytes, SHA-256 ${file.sha256}`],
  ]
  const shown = rows.filter((row): row is [string, string] => typeof row[1] === 'string' && row[1] !== '')
  return shown.map(([name, value]) => `${name.padEnd(12)} ${printable(value)}\n`).join('')
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of createReadStream(pathFromHere(file))) hash.update(chunk as Buffer)
  } catch (error) {
    throw unreadable(file, error)
  }
  return hash.digest('hex')
}
