import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Attack, run, type Target } from './tool.ts'

/** Seconds for finding pages, and the most for each kind of attack. */
const SCAN = 180
const ATTACK = 900
/** Nothing listens there: whatever an attack would have the shop fetch comes to nothing. */
const NOWHERE = 'http://127.0.0.1:9/'
/**
 * The kinds of attack, each with those it needs beside it. Without those that call other hosts (ssrf, xxe, log4shell) and those that need lists from elsewhere
 * (nikto, wapp), and without `backup`: any word, `tea.bak` too, is a search.
 */
const KINDS =
  'http_headers cookieflags csp csrf methods htaccess shellshock redirect crlf upload xss,permanentxss sql exec file timesql blindsql'.split(
    ' ',
  )

/** What is missing without TLS, a header that no browser reads any more, and the cookie that the pages read by design (APP-05). */
const NO_FINDINGS =
  /^(?:Strict-Transport-Security|X-XSS-Protection) is not set$|^(?:HttpOnly|Secure) flag is not set in the cookie : XSRF-TOKEN$/

interface Finding {
  method: string
  path: string
  info: string
  parameter: string | null
}

interface Report {
  vulnerabilities: Record<string, Finding[]>
  anomalies: Record<string, Finding[]>
}

/** What differs between the runs of one session. */
const argumentsOf = ({ url, folder }: Target, own: readonly string[]): string[] => [
  '--url',
  `${url}/`,
  '--scope',
  'domain',
  '--depth',
  '4',
  '--max-links-per-page',
  '40',
  '--endpoint',
  NOWHERE,
  '--no-bugreport',
  '--store-session',
  folder,
  ...own,
]

/** Walks the shop's pages. Returns how many addresses were found. */
async function walk(target: Target): Promise<number> {
  await run('wapiti', argumentsOf(target, ['--module', '', '--flush-session', '--max-scan-time', String(SCAN)]), {
    folder: target.folder,
    seconds: 2 * SCAN,
  })
  const name = readdirSync(target.folder).find((file) => file.endsWith('.db'))
  if (name === undefined) return 0
  const session = new DatabaseSync(join(target.folder, name), { readOnly: true })
  const { n } = session.prepare('select count(*) as n from paths').get() as { n: number }
  session.close()
  return n
}

/** One kind of attack on all that was found. */
async function attack(target: Target, kind: string): Promise<{ findings: string[]; isCut: boolean }> {
  const report = join(target.folder, `wapiti-${kind}.json`)
  const own = ['--skip-crawl', '--module', kind, '--format', 'json', '--output', report]
  const { output, isCut, code } = await run('wapiti', argumentsOf(target, own), { folder: target.folder, seconds: ATTACK })
  if (isCut) return { findings: [], isCut }
  if (code !== 0 || !kind.split(',').every((name) => output.includes(`Launching module ${name}`)))
    return { findings: [`${kind} did not run: ${output.slice(-300)}`], isCut }
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const found = [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(([name, all]) =>
    all.filter(({ info }) => !NO_FINDINGS.test(info)).map(({ method, path, info }) => `${name}: ${method} ${path}: ${info}`),
  )
  return { findings: found, isCut }
}

/** Walks the shop's pages and attacks what it finds there, one kind after the other. */
export const wapiti: Attack = {
  tool: 'wapiti',
  async run(target) {
    const { output: list } = await run('wapiti', ['--list-modules'], { folder: target.folder, seconds: 60 })
    const known = new Set([...list.matchAll(/^\s+(\w+)(?: \(used by default\))?$/gm)].map(([, name]) => name))
    const kinds = KINDS.filter((kind) => kind.split(',').every((name) => known.has(name)))
    const addresses = await walk(target)
    const findings = new Set<string>(addresses > 0 ? [] : ['found no page'])
    const times: string[] = []
    for (const kind of kinds) {
      const began = performance.now()
      const outcome = await attack(target, kind)
      times.push(`${kind} ${outcome.isCut ? 'cut off after' : 'in'} ${((performance.now() - began) / 1000).toFixed(0)} s`)
      for (const finding of outcome.findings) findings.add(finding)
    }
    return { summary: `${addresses} addresses: ${times.join('; ')}`, findings: [...findings] }
  },
}
