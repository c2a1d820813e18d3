import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { everyRow } from '@chitra/api/testing/every-row.ts'
import { type RunningPostgres, startPostgres } from '@chitra/api/testing/postgres.ts'
import { newVisitor, type Visitor } from '@chitra/api/testing/visitor.ts'
import { PASSWORD } from '../logins/shop.ts'
import { chitra, newPlace, type Place } from './at-work/work.ts'
import { newKillableShop } from './killable-shop.ts'
import { buyersWay, must } from './way.ts'

/**
 * `pnpm bench:restores [--items N] [--buyers N]`: buyers sign up, pay and download; the shop is backed up and its machine emptied; the archive is restored into
 * an empty data folder and into an empty PostgreSQL, from either database (P-18). Exits with 1 unless every table, every file, every buyer's password and
 * every bought file is as before.
 */
const { values } = parseArgs({ options: { items: { type: 'string', default: '120' }, buyers: { type: 'string', default: '40' } } })
const EMAILS = Array.from({ length: Number(values.buyers) }, (_, n) => `restore-${n}@example.com`)
const KINDS = ['embedded', 'postgres'] as const

const say = (text: string): boolean => process.stdout.write(`${text}\n`)
const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')
const seconds = (time: number): string => `${(time / 1000).toFixed(1)} s`

/** What must be equal before and after, by name. */
interface Holdings {
  /** Rows and their checksum, by table. */
  tables: Map<string, string>
  /** A checksum by path. */
  files: Map<string, string>
  /** Checksums of what each buyer has bought and downloads now. */
  downloads: Map<string, string>
}

const tablesOf = async (place: Place): Promise<Map<string, string>> =>
  new Map(Object.entries(await everyRow(place)).map(([table, rows]) => [table, `${rows.length} rows, ${sha256(rows.join('\n'))}`]))

function filesOf({ dataDir }: Place): Map<string, string> {
  const folder = join(dataDir, 'files')
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    names.map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      return [path.slice(folder.length), sha256(readFileSync(path))]
    }),
  )
}

/** Downloads all that a buyer has bought. */
async function bought(buyer: Visitor): Promise<string> {
  const { order } = await must(buyer, 'listOrders')
  const addresses = (order as { imageId: { original: string }[] }[]).flatMap(({ imageId }) => imageId.map(({ original }) => original))
  const sums: string[] = []
  for (const address of addresses) {
    const answer = await buyer.fetch(address)
    sums.push(`${answer.status} ${sha256(Buffer.from(await answer.arrayBuffer()))}`)
  }
  return sums.join(', ')
}

/** Logs each buyer in with the password from the sign-up, and downloads. */
async function downloadsOf(url: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const email of EMAILS) {
    const buyer = await newVisitor(url)
    buyer.token = (await must(buyer, 'login', { body: { email, password: PASSWORD } })).token as string
    found.set(email, await bought(buyer))
  }
  return found
}

/** A shop that has sold; it is stopped. */
async function sell(place: Place): Promise<Holdings> {
  const shop = await newKillableShop({ ...place.settings, DEMO_CATALOGUE: values.items })
  await shop.start()
  await shop.drawn()
  const items = await shop.itemsForSale()
  for (const [n, email] of EMAILS.entries()) await buyersWay(shop.url, shop.dataDir, email, items[n % items.length] ?? '')
  const downloads = await downloadsOf(shop.url)
  await shop.stop()
  return { tables: await tablesOf(place), files: filesOf(place), downloads }
}

/** What a restored shop has: tables and files before its first start, downloads after it. */
async function restored(place: Place): Promise<Holdings> {
  const [tables, files] = [await tablesOf(place), filesOf(place)]
  const shop = await newKillableShop(place.settings)
  await shop.start()
  try {
    return { tables, files, downloads: await downloadsOf(shop.url) }
  } finally {
    await shop.stop()
  }
}

function differences(before: Holdings, after: Holdings): string[] {
  const problems: string[] = []
  for (const part of ['tables', 'files', 'downloads'] as const)
    for (const name of new Set([...before[part].keys(), ...after[part].keys()]))
      if (before[part].get(name) !== after[part].get(name))
        problems.push(`${name}: ${before[part].get(name) ?? 'nothing'} before, ${after[part].get(name) ?? 'nothing'} after`)
  return problems
}

async function mustEnd(place: Place, args: readonly string[]): Promise<number> {
  const { code, err, time } = await chitra(place, args)
  if (code !== 0) throw new Error(`${args[0]}: exit code ${code}: ${err}`)
  return time
}

const problems: string[] = []
const folder = mkdtempSync(join(tmpdir(), 'chitra-restores-'))
let postgres: RunningPostgres | null = null
const newPlaceOn = (kind: (typeof KINDS)[number]): Promise<Place> => newPlace(kind === 'postgres' ? postgres : null)
try {
  postgres = await startPostgres()
  for (const from of KINDS) {
    const source = await newPlaceOn(from)
    const before = await sell(source)
    const archive = join(folder, `${from}.tar.gz`)
    const time = await mustEnd(source, ['backup', archive])
    source.remove()
    const rows = [...before.tables.values()].reduce((sum, text) => sum + Number.parseInt(text, 10), 0)
    say(
      `${from}: ${before.tables.size} tables with ${rows} rows, ${before.files.size} files, ${before.downloads.size} buyers; backed up in ${seconds(time)}, ${(statSync(archive).size / 1e6).toFixed(0)} MB`,
    )
    for (const to of KINDS) {
      const target = await newPlaceOn(to)
      const restoreTime = await mustEnd(target, ['restore', archive])
      const found = differences(before, await restored(target))
      target.remove()
      say(`  restored into ${to} in ${seconds(restoreTime)}: ${found.length} differences`)
      for (const one of found.slice(0, 10)) say(`    ${one}`)
      problems.push(...found)
    }
  }
} finally {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(problems.length === 0 ? 0 : 1)
