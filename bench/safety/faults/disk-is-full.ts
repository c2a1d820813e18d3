import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '@chitra/api/testing/postgres.ts'
import { type KillableShop, newKillableShop } from '../killable-shop.ts'
import { addMembers } from '../members.ts'
import { crowd, described, type Fault, lastRefusal, lostOf, MAX_RECOVERY } from './fault.ts'

/** Milliseconds. */
const BEFORE = 3_000
const FULL = 10_000
const AFTER = 11_000
const BUYERS = 2_000

/** The data folder, with the embedded database in it, is on a small disk that fills up while visitors browse and buy. */
export const diskIsFull: Fault = (say) =>
  withSmallDisk('96m', async (disk) => {
    const shop = await newKillableShop({ DATA_DIR: join(disk, 'data') })
    try {
      return await fillUnderLoad(say, disk, shop)
    } finally {
      await shop.remove()
    }
  })

/** The disk of PostgreSQL fills up; the shop's own does not. */
export const databaseDiskIsFull: Fault = (say) =>
  withSmallDisk('256m', async (disk) => {
    chmodSync(disk, 0o755)
    const postgres = await startPostgres(disk)
    const shop = await newKillableShop({ DATABASE_URL: postgres.url })
    // PostgreSQL ends when it has no room for its log; systemd would start it again.
    const revive = async () => {
      const [alive] = await postgres.query('select 1').catch(() => [])
      say(alive === undefined ? 'PostgreSQL had ended, and is started again' : 'PostgreSQL still runs')
      if (alive === undefined) await postgres.start()
    }
    try {
      return await fillUnderLoad(say, disk, shop, revive)
    } finally {
      await shop.remove()
      await postgres.stop()
    }
  })

/** Mounts a disk of memory while `work` runs in it. */
async function withSmallDisk(size: string, work: (folder: string) => Promise<string[]>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'chitra-small-disk-'))
  try {
    execFileSync('/usr/bin/mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder])
  } catch (cause) {
    rmSync(folder, { recursive: true })
    throw new Error('A small disk can only be mounted by root on Linux.', { cause })
  }
  try {
    return await work(folder)
  } finally {
    execFileSync('/usr/bin/umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param revive does what an operator's system does once there is room */
async function fillUnderLoad(
  say: (line: string) => void,
  disk: string,
  shop: KillableShop,
  revive = () => Promise.resolve(),
): Promise<string[]> {
  const problems: string[] = []
  await shop.start()
  await shop.drawn()
  const items = await shop.itemsForSale()
  const buyers = await addMembers(shop, BUYERS)
  say(`${((statfsSync(disk).bavail * statfsSync(disk).bsize) / 2 ** 20).toFixed(0)} MB of the disk are free`)
  const all = crowd(shop.url, items, buyers)
  await pause(BEFORE)
  const full = performance.now()
  const before = all.confirmed.size
  fill(join(disk, 'ballast'))
  await pause(FULL)
  const meanwhile = all.statusesSince(full)
  const freed = performance.now()
  rmSync(join(disk, 'ballast'))
  await revive()
  await pause(AFTER)
  await all.end()
  const late = lastRefusal(all, freed) - freed
  say(`while it was full: ${described(meanwhile)}; of the answers to browsing ${share(all.answers, full, freed)} % were 200`)
  say(`all is answered again ${(late / 1000).toFixed(1)} s after there was room`)
  if ([...meanwhile.keys()].some((status) => ![200, 503, 507].includes(status))) problems.push('an answer was none that says so')
  if (late > MAX_RECOVERY) problems.push('not back to normal in time')
  const lost = await lostOf(all)
  say(`${all.confirmed.size} items confirmed in carts, ${before} of them before the disk was full; ${lost} lost`)
  shop.kill()
  await shop.ended()
  await shop.start()
  const lostLater = await lostOf(all)
  say(`${lostLater} lost after a kill -9 and a start`)
  if (lost + lostLater > 0) problems.push('confirmed items are lost')
  return problems
}

/** Writes a file until there is no room. */
function fill(path: string): void {
  const file = openSync(path, 'w')
  const block = Buffer.alloc(2 ** 16)
  try {
    for (;;) writeSync(file, block)
  } catch {
    // Full.
  } finally {
    closeSync(file)
  }
}

function share(answers: readonly { what: string; status: number; at: number }[], from: number, to: number): string {
  const browsing = answers.filter(({ what, at }) => what === 'browsing' && at >= from && at < to)
  return ((100 * browsing.filter(({ status }) => status === 200).length) / Math.max(1, browsing.length)).toFixed(1)
}
