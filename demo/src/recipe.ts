import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** A hash of this program's source: when it changes, all pictures are drawn again. */
export async function recipeHash(): Promise<string> {
  const root = import.meta.dirname
  const names = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).toSorted()
  const hash = createHash('sha256')
  for (const name of [...names, path.join('..', 'package.json')]) hash.update(name).update(await readFile(path.join(root, name)))
  return hash.digest('hex').slice(0, 16)
}
