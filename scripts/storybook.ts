import { join } from 'node:path'
import { run, ROOT } from './run.ts'

process.exit(
  await run(process.execPath, [
    join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js'),
    'dev',
    '-p',
    process.env['STORYBOOK_PORT'] ?? '6006',
    '--no-open',
    '--disable-telemetry',
    ...process.argv.slice(2),
  ]),
)
