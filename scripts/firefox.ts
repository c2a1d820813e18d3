import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { buildShop } from './build.ts'
import { run } from './run.ts'

// `pnpm firefox [WORDS]`: runs the Firefox tests in this machine's Firefox against the real server. With words, only tests whose titles contain them.
function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onPath = (process.env['PATH'] ?? '')
  .split(delimiter)
  .flatMap((folder) => ['firefox-esr', 'firefox'].map((name) => join(folder, name)))
const firefox = process.env['FIREFOX'] ?? onPath.find(isExecutable)
if (firefox === undefined || !isExecutable(firefox)) {
  process.stderr.write(
    'No Firefox was found: install one (on Debian `apt-get install firefox-esr`, on Ubuntu `snap install firefox`), or name it in FIREFOX.\n',
  )
  process.exit(1)
}
const words = process.argv.slice(2).join(' ')
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--root', 'e2e', '--config', 'firefox.config.ts', '--reporter', 'verbose']
await buildShop()
process.exitCode = await run(process.execPath, [...vitest, ...(words === '' ? [] : ['-t', words])], {
  env: { ...process.env, FIREFOX: firefox },
})
