import { readFile } from 'node:fs/promises'
import { queueLetter, messageRecipients } from '../modules/accounts/index.ts'
import { type AddCommand, DONE, examples, Refused } from './command.ts'
import { pathFromHere } from './open-shop.ts'
import { withServices } from './with-services.ts'

/** Characters. */
const SUBJECT_LENGTH = 200
const TEXT_LENGTH = 20_000

export const messageCommand: AddCommand = (program, run) =>
  program
    .command('message')
    .argument('<FILE>', 'the text, in UTF-8; empty lines separate paragraphs')
    .requiredOption('--subject <WORDS>', `at most ${SUBJECT_LENGTH} characters`)
    .summary('mail everybody who wants messages')
    .description(
      'Queues a mail to every account that has enabled messages in its profile; the shop sends them. Each mail says how to disable them.',
    )
    .addHelpText('after', examples('message monsoon.txt --subject "Pictures of the monsoon"'))
    .action((file: string, { subject }: { subject: string }) => run(() => queueMessage(subject, file)))

async function textOf(file: string): Promise<string> {
  const text = await readFile(pathFromHere(file), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Refused(`${file} cannot be read (${error.code}).`)
  })
  if (text.trim() === '') throw new Refused(`${file} is empty.`)
  if (text.length > TEXT_LENGTH) throw new Refused(`${file} is longer than ${TEXT_LENGTH} characters.`)
  return text
}

async function queueMessage(given: string, file: string): Promise<number> {
  const subject = given.trim()
  if (subject === '' || subject.length > SUBJECT_LENGTH || /\p{Cc}/u.test(subject))
    throw new Refused(`The subject must be one line of 1 to ${SUBJECT_LENGTH} characters.`)
  const text = await textOf(file)
  return await withServices(async (services) => {
    const readers = await messageRecipients(services.db)
    await services.db.transaction().execute(async (trx) => {
      for (const userId of readers) await queueLetter(services, { letter: 'message', userId, subject, text }, trx)
    })
    process.stdout.write(`${readers.length} queued.\n`)
    return DONE
  })
}
