import { parseArgs } from 'node:util'
import { startPostgres } from '@chitra/api/testing/postgres.ts'
import { random } from '@chitra/api/testing/random.ts'
import { backups, imports, restores } from './at-work/commands.ts'
import { downloads } from './at-work/downloads.ts'
import { firstStarts } from './at-work/first-starts.ts'
import { mails } from './at-work/mails.ts'
import { upgrades } from './at-work/upgrades.ts'
import { newPlace, type Place, type Work } from './at-work/work.ts'
import { newKillableShop } from './killable-shop.ts'

/**
 * `pnpm bench:kills-at-work [--database embedded|postgres] [--times N] [--only NAME] [--seed N]`: kills the shop or a command with SIGKILL while it works,
 * and starts it again. Exits with 1 if that does not complete the work, or if something that was confirmed is lost or doubled.
 */
const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'embedded' },
    times: { type: 'string', default: '20' },
    only: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
})
const WORKS: Record<string, Work> = {
  upgrade: upgrades,
  'first start': firstStarts,
  import: imports,
  backup: backups,
  restore: restores,
  download: downloads,
  mail: mails,
}

const say = (text: string): boolean => process.stdout.write(`${text}\n`)
const postgres = values.database === 'postgres' ? await startPostgres() : null
/** None until a kind of work needs it. */
const models: Promise<Place>[] = []
/** A shop whose demo catalogue is drawn, with one account. */
async function newModel(): Promise<Place> {
  const place = await newPlace(postgres)
  const shop = await newKillableShop(place.settings)
  await shop.start()
  await shop.drawn()
  await shop.buyer('model@example.com')
  await shop.stop()
  return place
}
let broken = 0
try {
  say(`${values.database}, seed ${values.seed}`)
  const next = random(Number(values.seed))
  for (const [name, work] of Object.entries(WORKS)) {
    if (values.only !== undefined && values.only !== name) continue
    const { kills, slowest, problems } = await work({
      newPlace: () => newPlace(postgres),
      model: () => (models[0] ??= newModel()),
      times: Number(values.times),
      next,
    })
    say(`${name}: killed ${kills} times, ${problems.length} problems; complete again within ${(slowest / 1000).toFixed(1)} s`)
    for (const problem of problems) say(`  ${problem}`)
    broken += problems.length
  }
} finally {
  for (const model of models) (await model).remove()
  await postgres?.stop()
}
process.exit(broken === 0 ? 0 : 1)
