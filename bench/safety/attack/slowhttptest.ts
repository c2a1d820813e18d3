import { setTimeout as pause } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { type Attack, run, type Target } from './tool.ts'

const CONNECTIONS = 300
const SECONDS = 40
/** Milliseconds within which everybody else gets the first page (TV-01). */
const MAX_TIME = 1_000

const KINDS = [
  { name: 'late headers', args: ['-H', '-i', '10', '-x', '24'], path: '/' },
  { name: 'late bodies', args: ['-B', '-i', '10', '-s', '8192', '-x', '10'], path: '/api/users/login' },
  { name: 'answers read slowly', args: ['-X', '-w', '10', '-y', '20', '-n', '5', '-z', '32', '-k', '3'], path: '/search' },
]

/** The slowest of the first pages that a visitor opens meanwhile. */
async function slowestVisit(url: string, over: AbortSignal): Promise<number> {
  let slowest = 0
  while (!over.aborted) {
    const began = performance.now()
    const answer = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => null)
    await answer?.text()
    slowest = Math.max(slowest, answer?.status === 200 ? performance.now() - began : Infinity)
    await pause(200)
  }
  return slowest
}

async function attack(
  { url, folder }: Target,
  { name, args, path }: (typeof KINDS)[number],
): Promise<{ figure: string; findings: string[] }> {
  const over = new AbortController()
  const visits = slowestVisit(url, over.signal)
  const { output } = await run(
    'slowhttptest',
    ['-c', String(CONNECTIONS), '-r', '100', '-l', String(SECONDS), '-p', '2', '-u', `${url}${path}`, ...args],
    { folder, seconds: SECONDS + 30 },
  )
  over.abort()
  const slowest = await visits
  const availability = [...stripVTControlCharacters(output).matchAll(/service available:\s*(\w+)/g)].map(([, word]) => word)
  const findings: string[] = []
  if (availability.length === 0) findings.push(`${name}: no verdict: ${output.slice(-200)}`)
  if (availability.includes('NO')) findings.push(`${name}: the shop was not available`)
  if (slowest > MAX_TIME) findings.push(`${name}: a first page took ${slowest.toFixed(0)} ms`)
  return { figure: `${name} ${slowest.toFixed(0)} ms`, findings }
}

/** Keeps connections open as long as it can, in three ways, while a visitor opens the first page. */
export const slowhttptest: Attack = {
  tool: 'slowhttptest',
  async run(target) {
    const done: Awaited<ReturnType<typeof attack>>[] = []
    for (const kind of KINDS) done.push(await attack(target, kind))
    return {
      summary: `${CONNECTIONS} connections for ${SECONDS} s; the slowest first page of others: ${done.map(({ figure }) => figure).join(', ')}`,
      findings: done.flatMap(({ findings }) => findings),
    }
  },
}
