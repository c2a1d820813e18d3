import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ROOT } from '../../scripts/run.ts'

/** The short forms of other benches, each with the seconds it may take. Those that need a browser, a quiet machine or an hour have commands of their own. */
const SHORT = [
  { script: 'bench/throughput/main.ts', options: ['--seconds', '2', '--minutes', '0'], most: 420 },
  { script: 'bench/sizes/main.ts', options: ['--items', '10000'], most: 120 },
]

/**
 * Runs them one after the other, as far as they fit.
 * @param left seconds until all must have ended
 * @param data of a stopped shop, so that its pictures need not be drawn again
 * @returns the names of those that failed
 */
export async function runOthers(left: () => number, data: string): Promise<string[]> {
  const failed: string[] = []
  for (const { script, options, most } of SHORT) {
    process.stdout.write(`\n${script} ${options.join(' ')}\n`)
    if (left() < most) {
      process.stdout.write('left out: it would not end in time\n')
      continue
    }
    const from = script.includes('throughput') ? ['--from', data] : []
    const child = spawn(process.execPath, [join(ROOT, script), ...options, ...from], { stdio: 'inherit' })
    await once(child, 'exit')
    if (child.exitCode !== 0) failed.push(script)
  }
  return failed
}
