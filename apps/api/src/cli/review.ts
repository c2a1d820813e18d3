import { type AddCommand, DONE, examples, LEFT_OUT, Refused, REFUSED } from './command.ts'
import { review } from '../modules/catalogue/index.ts'
import { withSearch, withShop } from './open-shop.ts'
import { printable } from './table.ts'

/** Characters, as openapi.yaml has it. */
const NOTE_LENGTH = 1000

export const approveCommand: AddCommand = (program, run) =>
  program
    .command('approve')
    .argument('<ID...>', 'ids as `items` lists them')
    .summary('put items on sale')
    .description('Approves items: they are found, shown and sold from now on. A note of an earlier rejection is taken away.')
    .addHelpText('after', examples('approve k7Qm2x9DpL3v b81TfzQw0Xyz'))
    .action((ids: string[]) => run(() => decide(ids, { approval: 'approved', note: '' })))

export const rejectCommand: AddCommand = (program, run) =>
  program
    .command('reject')
    .argument('<ID...>', 'ids as `items` lists them')
    .requiredOption('--note <WORDS>', `why, for the seller to read; at most ${NOTE_LENGTH} characters`)
    .summary('take items off sale')
    .description(
      'Rejects items: they leave the search, carts, wish lists and their pages. Who has bought one keeps it and may download it as before.',
    )
    .addHelpText('after', examples('reject k7Qm2x9DpL3v --note "Too dark, and the horizon leans."'))
    .action((ids: string[], { note }: { note: string }) => run(() => decide(ids, { approval: 'rejected', note: noteOf(note) })))

function noteOf(text: string): string {
  const note = text.normalize('NFC').trim()
  if (note === '') throw new Refused('The note is empty. Say why, for the seller to read.')
  if (note.length > NOTE_LENGTH) throw new Refused(`The note is longer than ${NOTE_LENGTH} characters.`)
  if (/[^\P{Cc}\t\n]/u.test(note)) throw new Refused('The note holds control characters.')
  return note
}

function decide(given: string[], verdict: { approval: 'approved' | 'rejected'; note: string }): Promise<number> {
  const ids = [...new Set(given)]
  return withShop(({ db, database }) =>
    withSearch(database, async (search) => {
      const found = await review(db, search, ids, verdict)
      for (const id of ids) if (!found.has(id)) process.stderr.write(`There is no item ${printable(id)}.\n`)
      if (found.size === 0) return REFUSED
      process.stdout.write(`${found.size} ${verdict.approval}.\n`)
      return found.size === ids.length ? DONE : LEFT_OUT
    }),
  )
}
