import { Command, CommanderError } from 'commander'
import { diskSentence } from '../platform/disk-errors.ts'
import { type AddCommand, DONE, REFUSED, STOPPED } from './command.ts'

const HELP = `
Settings such as DATA_DIR and DATABASE_URL are read from the environment and from .env, as by the shop.
With the embedded database, stop the shop first; with DATABASE_URL it may keep running.

Exit status: 0 all done, 1 something was skipped or failed, 2 nothing could be done, 130 stopped by Ctrl-C.
`

interface Program {
  /** As the operator types it: `pnpm chitra`. */
  name: string
  /** Arguments after the name, if they are not `[command]`. */
  usage?: string
  commands: readonly AddCommand[]
}

/** Runs the command in `args`; resolves with the exit status of the process. Every failure prints a message on stderr. */
export async function runCli(args: readonly string[], { name, usage, commands }: Program): Promise<number> {
  const stop = new AbortController()
  let status: number = DONE
  const program = new Command(name).exitOverride().addHelpText('after', HELP).helpCommand(false)
  if (usage !== undefined) program.usage(usage)
  for (const add of commands)
    add(program, async (work) => {
      status = await work(stop.signal)
    })
  // The first Ctrl-C lets the current step finish; the second ends the process.
  const onInterrupt = (): void => {
    if (stop.signal.aborted) process.exit(STOPPED)
    stop.abort()
  }
  process.on('SIGINT', onInterrupt).on('SIGTERM', onInterrupt)
  process.stdout.on('error', onStdoutGone)
  try {
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    status = statusOf(error, stop.signal)
  } finally {
    process.off('SIGINT', onInterrupt).off('SIGTERM', onInterrupt)
  }
  return stop.signal.aborted ? STOPPED : status
}

/** If the reader of the output has ended, as with `| head`, the work continues without output. */
function onStdoutGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}

function statusOf(error: unknown, signal: AbortSignal): number {
  // Commander has already printed its message. After printing help its exit code is 0.
  if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : REFUSED
  if (!(error instanceof Error)) throw error
  if (signal.aborted && error.name === 'AbortError') return STOPPED
  process.stderr.write(`${diskSentence(error) ?? error.message}\n`)
  if (process.env['LOG_LEVEL'] === 'debug') process.stderr.write(`${error.stack ?? ''}\n`)
  return REFUSED
}
