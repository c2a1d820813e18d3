import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chitra, type Circumstances, holdingsOf, type Outcome, originalsIn, type Place, type Work } from './work.ts'

interface Killed {
  /** Kills the command at some moment, in a place where it has not run yet, and runs it again. Returns what is wrong. */
  round(killAfter: number): Promise<{ time: number; problems: string[] }>
  /** Milliseconds that it takes when nobody kills it. */
  usual: number
}

async function repeat({ times, next }: Circumstances, { round, usual }: Killed): Promise<Outcome> {
  const outcome: Outcome = { kills: times, slowest: 0, problems: [] }
  for (let n = 0; n < times; n += 1) {
    const { time, problems } = await round(next() * usual)
    outcome.slowest = Math.max(outcome.slowest, time)
    outcome.problems.push(...problems)
  }
  return outcome
}

/** An import: the same command completes it, and no item and no original is there twice. */
export const imports: Work = async (all) => {
  const folder = join((await all.model()).dataDir, 'demo-catalogue')
  const whole = await all.newPlace()
  const { time: usual } = await chitra(whole, ['import', folder])
  const count = originalsIn(whole).length
  whole.remove()
  return await repeat(all, {
    usual,
    async round(killAfter) {
      const place = await all.newPlace()
      await chitra(place, ['import', folder], killAfter)
      const { code, err, time } = await chitra(place, ['import', folder])
      const [items] = JSON.parse(await holdingsOf(place)) as [unknown[]]
      const problems = code === 0 ? [] : [`exit code ${code}: ${err}`]
      if (items.length !== count || originalsIn(place).length !== count)
        problems.push(`${items.length} items and ${originalsIn(place).length} originals of ${count}`)
      place.remove()
      return { time, problems }
    },
  })
}

/** A restore: the same command completes it, unless all was written before the kill; either way the shop is the one that was backed up. */
const restored = async (place: Place, archive: string, wanted: string): Promise<{ time: number; problems: string[] }> => {
  const { code, err, time } = await chitra(place, ['restore', archive])
  const problems = code === 0 || /already|in use|empty/i.test(err) ? [] : [`exit code ${code}: ${err}`]
  if ((await holdingsOf(place)) !== wanted) problems.push(`the restored shop is another one (${err})`)
  return { time, problems }
}

export const restores: Work = async (all) => {
  const model = await all.model()
  const wanted = await holdingsOf(model)
  const archive = join(model.dataDir, 'for-restores.tar.gz')
  await chitra(model, ['backup', archive])
  const whole = await all.newPlace()
  const { time: usual } = await chitra(whole, ['restore', archive])
  whole.remove()
  return await repeat(all, {
    usual,
    async round(killAfter) {
      const place = await all.newPlace()
      await chitra(place, ['restore', archive], killAfter)
      const result = await restored(place, archive, wanted)
      place.remove()
      return result
    },
  })
}

/** A backup: there is no archive that is not whole, and the same command writes one from which the shop can be restored. */
export const backups: Work = async (all) => {
  const model = await all.model()
  const wanted = await holdingsOf(model)
  let n = 0
  const nextArchive = () => join(model.dataDir, `backup-${(n += 1)}.tar.gz`)
  const { time: usual } = await chitra(model, ['backup', nextArchive()])
  return await repeat(all, {
    usual,
    async round(killAfter) {
      const archive = nextArchive()
      await chitra(model, ['backup', archive], killAfter)
      // Killed after its last byte.
      const isThere = existsSync(archive)
      const { code, err, time } = isThere ? { code: 0, err: '', time: 0 } : await chitra(model, ['backup', archive])
      const place = await all.newPlace()
      const { problems } = await restored(place, archive, wanted)
      place.remove()
      return { time, problems: code === 0 ? problems : [`exit code ${code}: ${err}`, ...problems] }
    },
  })
}
