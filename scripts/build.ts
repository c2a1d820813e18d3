import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { capture, ROOT } from './run.ts'

const INPUTS = [
  'openapi.yaml',
  'pnpm-lock.yaml',
  'apps/storefront/index.html',
  'apps/storefront/vite.config.ts',
  'apps/storefront/{src,public}/**/*',
  'packages/{account-rules,api-client,messages,money,paths,ui}/src/**/*',
]

/** A hash of all sources of the storefront. */
function inputsHash(): string {
  const hash = createHash('sha256')
  for (const path of globSync(INPUTS, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted())
    hash.update(path.slice(ROOT.length)).update('\0').update(readFileSync(path))
  return hash.digest('hex')
}

/** Builds the storefront unless it was already built from the same sources. Throws with the builder's output. */
export async function buildStorefront(): Promise<void> {
  const stamp = join(ROOT, 'apps/storefront/dist/.built-from')
  const now = inputsHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  process.stdout.write('Building the shop…\n')
  // One after the other: building for browser and server at the same time would need too much memory for a small machine.
  for (const kind of [[], ['--ssr', 'src/app/entry-server.tsx']]) {
    const args = [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...kind]
    const { code, output } = await capture(process.execPath, args, { cwd: join(ROOT, 'apps/storefront') })
    if (code !== 0) throw new Error(`The shop could not be built:\n${output}`)
  }
  writeFileSync(stamp, now)
}
