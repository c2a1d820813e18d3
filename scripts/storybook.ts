import { STORYBOOK_PROGRAM } from '../apps/api/src/server/storybook-build.ts'
import { run } from './run.ts'

process.exit(
  await run(process.execPath, [
    STORYBOOK_PROGRAM,
    'dev',
    '-p',
    process.env['STORYBOOK_PORT'] ?? '6006',
    '--no-open',
    '--disable-telemetry',
    ...process.argv.slice(2),
  ]),
)
