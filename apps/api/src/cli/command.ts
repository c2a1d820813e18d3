import type { Command } from 'commander'

/** Exit statuses: all done; something was left out or failed; nothing could be done; stopped by Ctrl-C. */
export const [DONE, LEFT_OUT, REFUSED, STOPPED] = [0, 1, 2, 130] as const

/** Raised when nothing can be done. The message is a sentence for the operator. */
export class Refused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'Refused'
  }
}

/** What a command does; resolves with its exit status. Ctrl-C aborts the signal. */
export type Work = (signal: AbortSignal) => Promise<number>

/** Adds one command to the program; its action hands its work to `run`. */
export type AddCommand = (program: Command, run: (work: Work) => Promise<void>) => void

/** The lines below a command's options: how it is called, as an operator would type it. */
export const examples = (...lines: string[]): string => `\nExample:\n${lines.map((line) => `  $ pnpm chitra ${line}\n`).join('')}`
