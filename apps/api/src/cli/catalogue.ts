import { importCommand } from './import.ts'
import { runCli } from './run-cli.ts'

// `pnpm catalogue import FOLDER`: the older name of `pnpm chitra import FOLDER`.
process.exitCode = await runCli(process.argv.slice(2), { name: 'pnpm catalogue', usage: 'import FOLDER', commands: [importCommand] })
