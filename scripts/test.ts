import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildStorefront } from './build.ts'
import { findBrowser } from './browser.ts'
import { capture, ROOT, run } from './run.ts'

// `npm test`: every check and every suite, one after the other (two cores), and at the end one line: `N passed, N failed`.
const bin = (name: string): string => join(ROOT, 'node_modules/.bin', name)
const only = process.argv.slice(2)
const results = { passed: 0, failed: 0 }

interface Step {
  name: string
  run(): Promise<{ passed: number; failed: number }>
}

/** A check counts as one test; its words are shown when it fails. */
const check = (name: string, command: string, args: string[]): Step => ({
  name,
  async run() {
    const { code, output } = await capture(command, args)
    if (code !== 0) process.stdout.write(`${output}\n`)
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  },
})

const suite = (root: string): Step => ({
  name: root,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'chitra-results-'))
    const file = join(folder, 'results.json')
    const code = await run(
      process.execPath,
      [
        join(ROOT, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--root',
        join(ROOT, root),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      { env: { ...process.env, FORCE_COLOR: '0' } },
    )
    const counted = readResults(file)
    rmSync(folder, { recursive: true, force: true })
    // A suite that breaks outside its tests has failed, whatever it counted.
    return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
  },
})

function readResults(file: string): { passed: number; failed: number } {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number }
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const steps: Step[] = [
  check('types', bin('tsc'), ['-p', 'tsconfig.json']),
  check('lint', bin('oxlint'), ['--type-aware', '--deny-warnings']),
  check('walls', process.execPath, [join(ROOT, 'scripts/check-walls.ts')]),
  check('unused code', bin('knip'), ['--no-progress']),
  check('format', bin('oxfmt'), ['--check']),
  check('generated client', process.execPath, [join(ROOT, 'scripts/check-generated.ts')]),
  check('kit package', process.execPath, [join(ROOT, 'scripts/check-ui-package.ts')]),
  ...['packages/money', 'packages/api-client', 'apps/sandbox-gateway', 'demo', 'apps/storefront', 'apps/api', 'packages/ui', 'e2e'].map(
    suite,
  ),
]

try {
  process.env['CHROMIUM'] = await findBrowser()
  await buildStorefront()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  results.failed += 1
}
const failed: string[] = results.failed > 0 ? ['preparation'] : []
for (const step of steps) {
  if (only.length > 0 && !only.includes(step.name)) continue
  const started = Date.now()
  process.stdout.write(`\n== ${step.name}\n`)
  const counted = await step.run()
  results.passed += counted.passed
  results.failed += counted.failed
  if (counted.failed > 0) failed.push(step.name)
  process.stdout.write(
    `== ${step.name}: ${counted.passed} passed, ${counted.failed} failed, ${Math.round((Date.now() - started) / 1000)} s\n`,
  )
}
if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join(', ')}\n`)
process.stdout.write(`\n${results.passed} passed, ${results.failed} failed\n`)
process.exit(results.failed > 0 || results.passed === 0 ? 1 : 0)
