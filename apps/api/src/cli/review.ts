import { type AddCommand, DONE, examples, PARTIAL, Refused, REFUSED } from './command.ts'
import { review } from '../modules/catalogue/index.ts'
import { withSearch, withShop } from './open-shop.ts'
import { printable } from './table.ts'

/** In characters, the same as in openapi.yaml. */
const NOTE_LENGTH = 1000

export const approveCommand: AddCommand = (program, run) =>
  program
    .command('approve')
    .argument('<ID...>', 'ids as listed by `items`')
    .summary('put items on sale')
    .description('Approves items: from now on they can be found and bought. The note of an earlier rejection is removed.')
    .addHelpText('after', examples('approve k7Qm2x9DpL3v b81TfzQw0Xyz'))
    .action((ids: string[]) => run(() => decide(ids, { approval: 'approved', note: '' })))

export const rejectCommand: AddCommand = (program, run) =>
  program
    .command('reject')
    .argument('<ID...>', 'ids as listed by `items`')
    .requiredOption('--note <WORDS>', `the reason, for the seller; at most ${NOTE_LENGTH} characters`)
    .summary('take items off sale')
    .description(
      'Rejects items: they disappear from search, carts, wish lists and their pages. Buyers keep what they have bought and can still download it.',
    )
    .addHelpText('after', examples('reject k7Qm2x9DpL3v --note "Too dark, and the horizon leans."'))
    .action((ids: string[], { note }: { note: string }) => run(() => decide(ids, { approval: 'rejected', note: noteOf(note) })))

function noteOf(text: string): string {
  const note = text.normalize('NFC').trim()
  if (note === '') throw new Refused('The note is empty. Give the seller a reason.')
  if (note.length > NOTE_LENGTH) throw new Refused(`The note is longer than ${NOTE_LENGTH} characters.`)
  if (/[^\P{Cc}\t\n]/u.test(note)) throw new Refused('The note contains control characters.')
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
      return found.size === ids.length ? DONE : PARTIAL
    }),
  )
}
