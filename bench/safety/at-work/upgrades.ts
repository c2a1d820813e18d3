import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { migrationNames } from '@chitra/api/platform/database/migrate.ts'
import { columnsOf, holdUpgrade } from '@chitra/api/testing/held-upgrade.ts'
import { inDatabase, type Work } from './work.ts'

const STARTER = new URL('../../../apps/api/src/testing/open-and-wait.ts', import.meta.url).pathname
/** From each earlier migration in turn, killed at some statement: the next start completes it, and the row from before is there (P-19). */
export const upgrades: Work = async ({ newPlace, times, next }) => {
  const problems: string[] = []
  let slowest = 0
  let wanted: string | null = null
  for (let n = 0; n < times; n += 1) {
    const left = migrationNames.length - 1 - (n % (migrationNames.length - 1))
    const from = migrationNames.at(-1 - left) ?? ''
    const place = await newPlace()
    wanted ??= await inDatabase(place, async (database) => JSON.stringify(await columnsOf(database)))
    const statement = 1 + Math.floor(next() * left)
    const { held, release } = await holdUpgrade(place, from, statement)
    const killed = spawn(process.execPath, [STARTER, place.dataDir, ...(place.databaseUrl === null ? [] : [place.databaseUrl])], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const ended = once(killed, 'exit').then(() => Promise.reject(new Error(`from ${from}: there is no statement ${statement}`)))
    await Promise.race([held, ended])
    killed.kill('SIGKILL')
    await ended.catch(() => undefined)
    release()
    const began = performance.now()
    const [columns, kept] = await inDatabase(place, async (database) => {
      slowest = Math.max(slowest, performance.now() - began)
      const { rows } = await database.pool.query<{ n: number }>(`select count(*)::int as n from settings where name = 'kept'`)
      return [JSON.stringify(await columnsOf(database)), rows[0]?.n]
    })
    if (columns !== wanted) problems.push(`from ${from}, statement ${statement}: the upgrade is not complete`)
    if (kept !== 1) problems.push(`from ${from}, statement ${statement}: ${kept} of 1 rows are there`)
    place.remove()
  }
  return { kills: times, slowest, problems }
}
