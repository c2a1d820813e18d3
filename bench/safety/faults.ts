import { parseArgs } from 'node:util'
import { databaseGoesAway } from './faults/database-goes-away.ts'
import { databaseDiskIsFull, diskIsFull } from './faults/disk-is-full.ts'
import type { Fault } from './faults/fault.ts'
import { neighboursAreSilent } from './faults/neighbours-are-silent.ts'

/**
 * `pnpm bench:faults [--only NAME]`: PostgreSQL restarts and crashes under load, a full disk of the shop or of PostgreSQL (Linux, as root: it mounts memory as a small disk),
 * and gateway, mail server and identity provider that hang or cut connections (P-15, P-16). Exits with 1 if a visitor gets an answer other than a refusal
 * that says so, if the shop does not recover by itself within ten seconds, or if something that was confirmed is lost.
 */
const { values } = parseArgs({ options: { only: { type: 'string' } } })
const FAULTS: Record<string, Fault> = {
  database: databaseGoesAway,
  disk: diskIsFull,
  'database-disk': databaseDiskIsFull,
  neighbours: neighboursAreSilent,
}

const say = (text: string): void => void process.stdout.write(`${text}\n`)
let broken = 0
for (const [name, fault] of Object.entries(FAULTS)) {
  if (values.only !== undefined && values.only !== name) continue
  const problems = await fault((line) => say(`${name}: ${line}`))
  for (const problem of problems) say(`${name}: BROKEN: ${problem}`)
  broken += problems.length
}
process.exit(broken === 0 ? 0 : 1)
