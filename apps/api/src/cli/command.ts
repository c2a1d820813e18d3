import { type Command, InvalidArgumentError } from 'commander'

/** Exit statuses: all done; something was skipped or failed; nothing could be done; stopped by Ctrl-C. */
export const [DONE, PARTIAL, REFUSED, STOPPED] = [0, 1, 2, 130] as const

/** Raised when a command cannot do anything. The message is a sentence for the operator. */
export class Refused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'Refused'
  }
}

/** The action of a command; resolves with its exit status. Ctrl-C aborts the signal. */
export type Work = (signal: AbortSignal) => Promise<number>

/** Adds one command to the program; its action passes its work to `run`. */
export type AddCommand = (program: Command, run: (work: Work) => Promise<void>) => void

/** Example calls for a command's help. */
export const examples = (...lines: string[]): string => `\nExample:\n${lines.map((line) => `  $ pnpm chitra ${line}\n`).join('')}`

/** Of rows to be listed. */
export function parseCount(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1.')
  return Number(text)
}
