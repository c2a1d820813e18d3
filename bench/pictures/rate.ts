import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from './child.ts'
import { startSide } from './side.ts'

/** How many files at a time sharp alone may work on; the fastest is compared. */
const WIDTHS = [2, 3, 4]

/** The pictures below a folder by their bytes. */
const picturesIn = (folder: string): Set<string> =>
  new Set(globSync('**/*.{avif,webp,jpeg}', { cwd: folder }).map((name) => readFileSync(join(folder, name), 'base64')))

const add = (a: Report, b: Report): Report => ({ done: a.done + b.done, time: a.time + b.time, cpu: a.cpu + b.cpu })
const speedOf = ({ done, time }: Report): number => (done * 1_000) / time

/**
 * Imports folders, and makes the same pictures of the same files by sharp alone, taking turns, so that what else the machine does meets both. The first folder warms up.
 */
export async function compareRates(
  folders: readonly string[],
  scratch: string,
): Promise<{ imported: Report; alone: Report; width: number; same: boolean }> {
  const [shop, out] = [join(scratch, 'shop'), join(scratch, 'alone')]
  const importing = await startSide('import-child.ts', [shop])
  const sharp = await startSide('sharp-child.ts', [out])
  try {
    const [first = '', ...others] = folders
    await importing.ask({ folder: first })
    await sharp.ask({ folder: first, width: 1 })
    const tried: { width: number; speed: number }[] = []
    for (const width of WIDTHS) tried.push({ width, speed: speedOf(await sharp.ask({ folder: first, width })) })
    const { width } = tried.toSorted((a, b) => b.speed - a.speed)[0] ?? { width: 2 }
    let [imported, alone]: [Report, Report] = [
      { done: 0, time: 0, cpu: 0 },
      { done: 0, time: 0, cpu: 0 },
    ]
    for (const [at, folder] of others.entries()) {
      const turns = [
        async () => (imported = add(imported, await importing.ask({ folder }))),
        async () => (alone = add(alone, await sharp.ask({ folder, width }))),
      ]
      for (const turn of at % 2 === 0 ? turns : turns.toReversed()) await turn()
    }
    const [mine, its] = [picturesIn(join(shop, 'files')), picturesIn(out)]
    return { imported, alone, width, same: mine.size === its.size && [...mine].every((picture) => its.has(picture)) }
  } finally {
    await Promise.all([importing.end(), sharp.end()])
  }
}
