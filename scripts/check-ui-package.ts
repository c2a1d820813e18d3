import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync, mkdirSync, globSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildUi } from './build-ui.ts'
import { capture, ROOT } from './run.ts'

/**
 * `npm test "kit package"`: builds packages/ui, packs it as for publishing, and checks the package with publint, are-the-types-wrong, a page rendered
 * by React on the server, and the size of every part against packages/ui/size-budget.json. With `--write`, sets the budget to the current sizes plus
 * 5 %.
 */
const UI = join(ROOT, 'packages/ui')
const BUDGET = join(UI, 'size-budget.json')
const bin = (name: string): string => join(UI, 'node_modules', name)

async function must(what: string, command: string, args: string[], cwd = ROOT): Promise<string> {
  const { code, output } = await capture(command, args, { cwd })
  if (code !== 0) throw new Error(`${what}:\n${output}`)
  return output
}

/** Unpacks the packed package into its own folder, with its dependencies. */
async function pack(folder: string): Promise<string> {
  await must('npm could not pack the kit', 'npm', ['pack', '--pack-destination', folder], UI)
  const [archive = ''] = globSync('*.tgz', { cwd: folder })
  const home = join(folder, 'node_modules/@chitra/ui')
  mkdirSync(home, { recursive: true })
  await must('the package could not be unpacked', 'tar', ['xzf', join(folder, archive), '--strip-components=1', '-C', home])
  publish(join(home, 'package.json'))
  symlinkSync(join(UI, 'node_modules'), join(home, 'node_modules'))
  return home
}

/** Applies `publishConfig` as pnpm does when publishing; npm does not. */
function publish(path: string): void {
  const { publishConfig, ...manifest } = JSON.parse(readFileSync(path, 'utf8')) as { publishConfig: object; [name: string]: unknown }
  writeFileSync(path, JSON.stringify({ ...manifest, ...publishConfig }, null, 2))
}

async function lint(home: string): Promise<void> {
  await must('publint', process.execPath, [bin('publint/src/cli.js'), 'run', home, '--strict', '--pack', 'false'])
  const archive = join(home, '..', 'published.tgz')
  await must('the published package could not be packed', 'tar', [
    'czf',
    archive,
    '--exclude=node_modules',
    '--transform=s,^ui,package,',
    '-C',
    join(home, '..'),
    'ui',
  ])
  const attw = [
    archive,
    '--profile',
    'esm-only',
    '--exclude-entrypoints',
    'theme.css',
    'styles.css',
    'tokens.css',
    'tokens/light.json',
    'tokens/dark.json',
  ]
  await must('the types are wrong', process.execPath, [bin('@arethetypeswrong/cli/dist/index.js'), ...attw])
}

/** Renders the example of README.md outside the workspace. */
async function render(home: string): Promise<void> {
  const page = join(home, '../../../page.mjs')
  symlinkSync(join(UI, 'node_modules/react'), join(home, '../../react'))
  symlinkSync(join(UI, 'node_modules/react-dom'), join(home, '../../react-dom'))
  writeFileSync(
    page,
    `import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Button } from '@chitra/ui'
process.stdout.write(renderToString(createElement(Button, { variant: 'primary' }, 'Add to cart')))`,
  )
  const html = await must('a page could not be rendered from the package', process.execPath, [page])
  if (!/^<button[^>]*>.*Add to cart.*<\/button>$/.test(html)) throw new Error(`unexpected markup: ${html}`)
}

interface PartSize {
  name: string
  /** In bytes, compressed with brotli. */
  size: number
  passed: boolean
}

const measure = async (): Promise<PartSize[]> => {
  const { output } = await capture(process.execPath, [bin('size-limit/bin.js'), '--json'], { cwd: UI })
  return JSON.parse(output) as PartSize[]
}

async function exportedNames(): Promise<string[]> {
  const listing = `const [kit, icons] = await Promise.all([import('./dist/index.js'), import('./dist/icons.js')])
process.stdout.write(JSON.stringify(Object.keys(kit).filter((name) => /^[A-Z]/.test(name) && !(name in icons)).sort()))`
  return JSON.parse(await must('the kit cannot be loaded', process.execPath, ['--input-type=module', '-e', listing], UI)) as string[]
}

async function writeBudget(): Promise<void> {
  const names = ['*', ...(await exportedNames())]
  writeFileSync(BUDGET, JSON.stringify(Object.fromEntries(names.map((name) => [name, '1 MB'])), null, 2))
  const parts = await measure()
  writeFileSync(
    BUDGET,
    `${JSON.stringify(Object.fromEntries(parts.map(({ name, size }) => [name, `${Math.ceil(size * 1.05)} B`])), null, 2)}\n`,
  )
}

async function checkBudget(): Promise<void> {
  const budget = JSON.parse(readFileSync(BUDGET, 'utf8')) as Record<string, string>
  const names = await exportedNames()
  const missing = names.filter((name) => budget[name] === undefined)
  const orphans = Object.keys(budget).filter((name) => name !== '*' && !names.includes(name))
  if (missing.length + orphans.length > 0)
    throw new Error(
      `size-budget.json lacks ${missing.join(', ') || 'nothing'}, and has ${orphans.join(', ') || 'nothing'} that the kit does not export`,
    )
  const heavy = (await measure()).filter(({ passed }) => !passed)
  if (heavy.length > 0) throw new Error(heavy.map(({ name, size }) => `${name} has ${size} B, more than ${budget[name]}`).join('\n'))
}

const folder = mkdtempSync(join(tmpdir(), 'chitra-ui-package-'))
try {
  await buildUi()
  if (process.argv.includes('--write')) await writeBudget()
  const home = await pack(folder)
  await render(home)
  await lint(home)
  await checkBudget()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
