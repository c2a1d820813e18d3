import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { machineryFiles, machineryFolder, takenIn } from './folders.ts'
import { resultsIn, type Taken } from './reporter.ts'
import type { Story } from './stories.ts'

/** The names of the chosen stories, unless whole files are chosen: the runner takes files, and names within them. */
function names(chosen: readonly Story[], all: readonly Story[]): string[] {
  const files = new Set(chosen.map(({ file }) => file))
  if (all.filter(({ file }) => files.has(file)).length === chosen.length) return []
  const either = chosen.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return ['--testNamePattern', `^(${either})$`]
}

/** Both sides are drawn by the same program, the working tree's: a change of it changes no picture. */
function bringMachinery(tree: string): void {
  const there = join(tree, 'packages/ui/visual')
  if (there === machineryFolder) return
  rmSync(there, { recursive: true, force: true })
  mkdirSync(there, { recursive: true })
  for (const name of machineryFiles()) copyFileSync(join(machineryFolder, name), join(there, name))
}

function runs(command: string, words: readonly string[], cwd: string): Promise<number> {
  // A run within a run is not its child's business.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST') && name !== 'TEST'))
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] })
    const end = (): void => void child.kill()
    process.once('exit', end)
    child.once('error', reject)
    child.once('exit', (code) => {
      process.off('exit', end)
      resolve(code ?? 1)
    })
  })
}

/** Photographs stories of a tree; the pictures lie in `takenIn(tree)` under their names. `all` are the tree's stories. */
export async function takePictures(tree: string, chosen: readonly Story[], all: readonly Story[]): Promise<Taken[]> {
  const taken = takenIn(tree)
  rmSync(taken, { recursive: true, force: true })
  if (chosen.length === 0) return []
  bringMachinery(tree)
  const kit = join(tree, 'packages/ui')
  const vitest = join(dirname(createRequire(join(kit, 'package.json')).resolve('vitest/package.json')), 'vitest.mjs')
  await runs(
    process.execPath,
    [
      vitest,
      'run',
      '--config',
      join(kit, 'visual/vitest.config.ts'),
      '--reporter',
      join(kit, 'visual/reporter.ts'),
      ...(chosen.length === all.length ? [] : [...new Set(chosen.map(({ file }) => join(tree, file)))].concat(names(chosen, all))),
    ],
    kit,
  )
  if (!existsSync(resultsIn(taken))) throw new Error(`No pictures were taken in ${tree}: the run broke before its end.`)
  return JSON.parse(readFileSync(resultsIn(taken), 'utf8')) as Taken[]
}
