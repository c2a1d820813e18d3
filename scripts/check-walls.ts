import { join } from 'node:path'
import { capture, ROOT } from './run.ts'

// Holds the walls (.dependency-cruiser.cjs) and makes sure that they were looked at: a parser that cannot read TypeScript finds no breach either.
const LEAST_MODULES = 100
const { code, output } = await capture(join(ROOT, 'node_modules/.bin/depcruise'), [
  '--config',
  '.dependency-cruiser.cjs',
  '--output-type',
  'err-long',
  'apps/api/src',
  'apps/storefront/src',
  'apps/sandbox-gateway/src',
  'packages/money/src',
  'packages/paths/src',
  'packages/ui/src',
  'packages/api-client/src',
  'demo/src',
])
const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0)
if (code !== 0 || modules < LEAST_MODULES) {
  process.stderr.write(`${output}\n${modules} modules were looked at.\n`)
  process.exit(1)
}
