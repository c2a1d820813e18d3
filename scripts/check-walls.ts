import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { capture, ROOT } from './run.ts'

// Checks the import rules (.dependency-cruiser.cjs), and the number of modules read: a parser that cannot read TypeScript finds no violations either.
const MIN_MODULES = 100
const { code, output } = await capture(join(ROOT, 'node_modules/.bin/depcruise'), [
  '--config',
  '.dependency-cruiser.cjs',
  '--output-type',
  'err-long',
  'apps/api/src',
  'apps/storefront/src',
  'apps/sandbox-gateway/src',
  'apps/sandbox-identity/src',
  'packages/account-rules/src',
  'packages/messages/src',
  'packages/gst/src',
  'packages/money/src',
  'packages/paths/src',
  'packages/ui/src',
  'packages/api-client/src',
  'demo/src',
  'e2e',
  'bench',
  'scripts',
])
const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0)
if (code !== 0 || modules < MIN_MODULES) {
  process.stderr.write(`${output}\n${modules} modules were checked.\n`)
  process.exit(1)
}

// SQL is allowed only in stores and in platform/database. Detected by the content of a file, whatever it imports.
const SQL = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^`]*>)?`/
const strays = globSync('apps/api/src/**/*.ts', { cwd: ROOT }).filter(
  (path) =>
    !/-store\.ts$|\.test\.ts$|\/testing(?:\/|\.ts$)|\/platform\/database\//.test(path) && SQL.test(readFileSync(join(ROOT, path), 'utf8')),
)
if (strays.length > 0) {
  process.stderr.write(`SQL belongs in a *-store.ts:\n${strays.map((path) => `  ${path}\n`).join('')}`)
  process.exit(1)
}
