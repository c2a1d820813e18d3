import { appendFileSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compareWith } from '../packages/ui/visual/compare.ts'
import { keptBefore, report } from '../packages/ui/visual/folders.ts'
import { mergeBase } from '../packages/ui/visual/git.ts'
import { saidOf } from '../packages/ui/visual/report-page.ts'
import { findBrowser } from './browser.ts'
import { capture, ROOT } from './run.ts'

// `pnpm visual [WORDS]`: takes pictures of every story (or those whose title, name or file contains the words) at the merge base with the main branch
// and in the working tree, and writes a page with the differences. Exit codes as for diff: 0 equal, 1 different, 2 trouble.
const say = (line: string): void => void process.stdout.write(`${line}\n`)

// Exits regularly, so that the working tree of the other commit is removed.
process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))

async function install(tree: string): Promise<void> {
  const { packageManager } = JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8')) as { packageManager: string }
  const { code, output } = await capture('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: tree,
    env: { ...process.env, CI: 'true' },
  })
  if (code !== 0) throw new Error(`The packages of the other tree could not be installed:\n${output}`)
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: { base: { type: 'string' } }, allowPositionals: true })
  const started = Date.now()
  const base = mergeBase(ROOT, values.base)
  if (base === undefined) {
    say('The working tree does not differ from the main branch: there is nothing to compare.')
    return 0
  }
  process.env['CHROMIUM'] = await findBrowser()
  const words = positionals.join(' ')
  const { entries, counts } = await compareWith({ tree: ROOT, base, words, install, temporary: tmpdir(), keptBefore, report, say })
  const result = saidOf(counts)
  if (entries.length + counts.same === 0) {
    say(`No story contains '${words}'.`)
    return 2
  }
  for (const { picture, state, message } of entries)
    say(`${state}: ${picture}${state === 'failed' ? `\n  ${message?.trim().split('\n')[0] ?? ''}` : ''}`)
  say(`${result}, in ${Math.round((Date.now() - started) / 1000)} s`)
  if (entries.length > 0) say(`See ${join(report, 'index.html')}`)
  const summary = process.env['GITHUB_STEP_SUMMARY']
  if (summary !== undefined) appendFileSync(summary, `Pictures of the stories: ${result}.\n`)
  if (counts.failed > 0) return 2
  return entries.length > 0 ? 1 : 0
}

try {
  process.exitCode = await main()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 2
}
