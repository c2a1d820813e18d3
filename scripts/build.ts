import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, LANGUAGES } from '../packages/paths/src/index.ts'
import { lastAssets } from './last-assets.ts'
import { capture, ROOT } from './run.ts'

/** What both are built from. */
const SHARED = ['openapi.yaml', 'pnpm-lock.yaml', 'packages/{account-rules,api-client,gst,messages,money,paths}/{package.json,src/**/*}']
const STOREFRONT = [
  ...SHARED,
  'apps/storefront/index.html',
  'apps/storefront/{vite.config,spoken-in}.ts',
  'apps/storefront/{src,public}/**/*',
  'packages/ui/src/**/*',
]
const SERVER = [...SHARED, 'apps/api/vite.config.ts', 'apps/api/src/**/*', 'apps/sandbox-gateway/src/**/*']

/** The program that `npm run build` makes. */
export const BUILT_SERVER = join(ROOT, 'apps/api/dist/main.js')

/** A run of Vite's build. */
interface Build {
  options: string[]
  language: Language
}

const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== 'en')

/** A hash of all files that match. */
function hashOf(inputs: string[]): string {
  const hash = createHash('sha256')
  for (const path of globSync(inputs, { cwd: ROOT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted())
    hash.update(path.slice(ROOT.length)).update('\0').update(readFileSync(path))
  return hash.digest('hex')
}

/** Runs Vite's builds in `app` unless they were already made from the same files; the hashed files of the build before stay. Throws with the builder's output. */
async function build(app: string, inputs: string[], builds: Build[]): Promise<void> {
  const stamp = join(ROOT, app, 'dist/.built-from')
  const now = hashOf(inputs)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  process.stdout.write(`Building ${app}…\n`)
  const keepLast = ['dist', ...OTHER_LANGUAGES.map((language) => `dist/${language}`)].map((folder) => lastAssets(join(ROOT, app, folder)))
  // One after the other: two builds at the same time would need too much memory for a small machine.
  for (const { options, language } of builds) {
    const args = [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...options]
    // For visitors also where a test begins it.
    const { code, output } = await capture(process.execPath, args, {
      cwd: join(ROOT, app),
      env: { ...process.env, NODE_ENV: 'production', SHOP_LANGUAGE: language },
    })
    if (code !== 0) throw new Error(`${app} could not be built:\n${output}`)
  }
  for (const keep of keepLast) keep()
  writeFileSync(stamp, now)
}

/** Builds the storefront, for browsers and for the server, in each language, unless it is built already. English first: the others are put into its folders. */
export const buildStorefront = (): Promise<void> =>
  build(
    'apps/storefront',
    STOREFRONT,
    LANGUAGES.flatMap((language) => [
      { options: [], language },
      { options: ['--ssr', 'src/app/entry-server.tsx'], language },
    ]),
  )

/** Builds storefront and server, unless they are built already. */
export async function buildShop(): Promise<void> {
  await buildStorefront()
  await build('apps/api', SERVER, [{ options: [], language: 'en' }])
}
