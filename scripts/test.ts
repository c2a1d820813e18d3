import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { buildShop } from './build.ts'
import { findBrowser } from './browser.ts'
import { capture, ROOT, run } from './run.ts'

// `npm test`: runs every check and every suite, and ends with one line: `N passed, N failed`.
const bin = (name: string): string => join(ROOT, 'node_modules/.bin', name)
const only = process.argv.slice(2)
const results = { passed: 0, failed: 0 }

interface Counted {
  passed: number
  failed: number
  /** Descriptions of the failures, repeated at the end, because the output of a long run is often truncated. */
  failures: string[]
}

interface Step {
  name: string
  run(): Promise<Counted>
}

/** The first lines of a text. */
const head = (text: string, lines: number): string => text.trim().split('\n').slice(0, lines).join('\n')

/** A check counts as one test; its output is shown if it fails. */
const check = (name: string, command: string, args: string[]): Step => ({
  name,
  async run() {
    const { code, output } = await capture(command, args)
    if (code !== 0) process.stdout.write(`${output}\n`)
    return code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [`${name}\n${head(output, 30)}`] }
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
        `--reporter=${join(ROOT, 'scripts/failures-first.ts')}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      { env: { ...process.env, NO_COLOR: '1' } },
    )
    const counted = readResults(file)
    rmSync(folder, { recursive: true, force: true })
    // An error outside the tests fails the suite, whatever the counts.
    return code !== 0 && counted.failed === 0
      ? { ...counted, failed: 1, failures: [`${root}: an error outside the tests (exit code ${code})`] }
      : counted
  },
})

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    message: string
    status: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
  }[]
}

function readResults(file: string): Counted {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    return { passed: report.numPassedTests, failed: report.numFailedTests, failures: report.testResults.flatMap(failuresOf) }
  } catch (error) {
    return { passed: 0, failed: 1, failures: [`The suite's report cannot be read: ${(error as Error).message}`] }
  }
}

function failuresOf(file: Report['testResults'][number]): string[] {
  const name = relative(ROOT, file.name)
  const failed = file.assertionResults.filter(({ status }) => status === 'failed')
  // A file that cannot be loaded has no failed tests.
  if (failed.length === 0 && file.status === 'failed') return [`${name}\n${head(file.message, 30)}`]
  return failed.map(({ fullName, failureMessages }) => `${name} > ${fullName}\n${head((failureMessages ?? []).join('\n'), 30)}`)
}

/**
 * Two lanes of steps that run beside each other, because no single step keeps two processors busy all the time. The kit's build would be unused code, so it comes after that
 * check. The end-to-end tests follow alone: they use all there is.
 */
const LANES: Step[][] = [
  [
    check('unused code', bin('knip'), ['--no-progress']),
    check('kit package', process.execPath, [join(ROOT, 'scripts/check-ui-package.ts')]),
    suite('packages/ui'),
  ],
  [
    check('types', bin('tsc'), ['-p', 'tsconfig.json']),
    check('lint', bin('oxlint'), ['--type-aware', '--deny-warnings']),
    check('walls', process.execPath, [join(ROOT, 'scripts/check-walls.ts')]),
    check('format', bin('oxfmt'), ['--check']),
    check('generated client', process.execPath, [join(ROOT, 'scripts/check-generated.ts')]),
    check('requirements', process.execPath, [join(ROOT, 'scripts/check-requirements.ts')]),
    check('links', process.execPath, [join(ROOT, 'scripts/check-links.ts')]),
    ...['account-rules', 'gst', 'money', 'paths', 'api-client'].map((name) => suite(`packages/${name}`)),
    ...['apps/sandbox-gateway', 'demo', 'apps/storefront', 'apps/api'].map(suite),
  ],
]
const LAST = [suite('e2e')]

// Hundreds of tests start the server or a command as a process of its own: each finds the sources compiled.
process.env['NODE_COMPILE_CACHE'] ??= join(ROOT, 'node_modules/.cache/compiled')
try {
  process.env['CHROMIUM'] = await findBrowser()
  await buildShop()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  results.failed += 1
}
const failed: string[] = results.failed > 0 ? ['preparation'] : []
const failures: string[] = []

async function runAll(steps: Step[]): Promise<void> {
  for (const step of steps) {
    if (only.length > 0 && !only.includes(step.name)) continue
    const started = Date.now()
    process.stdout.write(`\n== ${step.name}\n`)
    const counted = await step.run()
    results.passed += counted.passed
    results.failed += counted.failed
    failures.push(...counted.failures)
    if (counted.failed > 0) failed.push(step.name)
    process.stdout.write(
      `== ${step.name}: ${counted.passed} passed, ${counted.failed} failed, ${Math.round((Date.now() - started) / 1000)} s\n`,
    )
  }
}

await Promise.all(LANES.map(runAll))
await runAll(LAST)
for (const failure of failures) process.stdout.write(`\n-- failed: ${failure}\n`)
if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join(', ')}\n`)
process.stdout.write(`\n${results.passed} passed, ${results.failed} failed\n`)
process.exit(results.failed > 0 || results.passed === 0 ? 1 : 0)
