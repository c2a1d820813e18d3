import { join } from 'node:path'
import { findBrowser } from './browser.ts'
import { buildShop } from './build.ts'
import { ROOT, run } from './run.ts'

// `pnpm screens [WORDS]`: takes pictures of every screen of the running shop in docs/screens, with a page that shows them all.
process.env['CHROMIUM'] = await findBrowser()
await buildShop()
const words = process.argv.slice(2).join(' ')
const vitest = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--root', 'e2e', '--config', 'draw.config.ts']
process.exitCode = await run(process.execPath, [...vitest, ...(words === '' ? [] : ['-t', words])])
