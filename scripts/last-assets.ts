import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Names the files of the last build itself, without those of the one before. */
const OWN = '.own-assets'

/**
 * Reads the hashed files of a build that is about to be replaced. The returned function is called after the next one, and puts them beside its own: pages
 * that visitors have open, and other processes of the shop, still name them while a release is rolled out. Those of the build before are not kept.
 * @param dist the folder of the build; its hashed files are in `assets`
 */
export function lastAssets(dist: string): () => void {
  const assets = join(dist, 'assets')
  const own = join(dist, OWN)
  const names = existsSync(own) ? readFileSync(own, 'utf8').split('\n') : existsSync(assets) ? readdirSync(assets) : []
  const kept = names
    .filter((name) => name !== '' && existsSync(join(assets, name)))
    .map((name) => ({ name, bytes: readFileSync(join(assets, name)) }))
  return () => {
    if (!existsSync(assets)) return
    const built = new Set(readdirSync(assets))
    writeFileSync(own, [...built].join('\n'))
    for (const { name, bytes } of kept) if (!built.has(name)) writeFileSync(join(assets, name), bytes)
  }
}
