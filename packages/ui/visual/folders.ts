import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** Where a tree has its pictures just after they were taken. Git ignores it, as it does the two below. */
export const takenIn = (tree: string): string => join(tree, 'packages/ui/visual/taken')
/** Pictures of commits, kept for the next comparison. */
export const keptBefore = join(ROOT, 'packages/ui/visual/before')
export const report = join(ROOT, 'packages/ui/visual/report')

/** The program that takes the pictures. */
export const machineryFolder = join(ROOT, 'packages/ui/visual')
export const machineryFiles = (): string[] =>
  readdirSync(machineryFolder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
