import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { drawPhotographs } from './files.ts'
import { KEPT_THREADS, watchMemory } from './memory.ts'
import { compareRates } from './rate.ts'
import { measureScreen } from './screen.ts'

/**
 * `pnpm bench:pictures [FOLDER] [--files N] [--only rate|memory|screen]` (Linux only): how fast the import is beside sharp alone, whether its memory stays flat, and what the
 * first screen of search weighs at which quality. Draws its own pictures; those of FOLDER (JPEG files) are measured too. Exits with 1 if the import reaches less than
 * 0.85 of sharp's speed, makes other pictures than sharp, its memory grows or is kept, or a limit of the screen is missed.
 */
const { values, positionals } = parseArgs({
  options: { files: { type: 'string', default: '400' }, only: { type: 'string' } },
  allowPositionals: true,
})
const MIN_RATIO = 0.85
/** Pixels of the pictures of the screen. */
const SHOWN = { width: 1200, height: 800 }
/** Files of the comparison; a folder is one turn. */
const COMPARED = { count: 48, each: 8, width: 2400, height: 1600 }
/** kB of the first screen of search, and SSIMULACRA 2 of its pictures (docs/decisions/0043-encoders.md says why these). */
const SCREEN = { pictures: 30, kilobytes: 450, mean: 60, worst: 50 }
/** MB that an ended import may keep: compiled code, and what the database has cached. */
const KEPT_MEMORY = 100

const say = (text: string): boolean => process.stdout.write(`${text}\n`)
const scratch = mkdtempSync(join(tmpdir(), 'chitra-bench-pictures-'))
const problems: string[] = []
const wants = (part: string): boolean => values.only === undefined || values.only === part
const round = (number: number): string => number.toFixed(1)

try {
  if (wants('rate')) {
    say(`drawing ${COMPARED.count} photographs of ${COMPARED.width} × ${COMPARED.height} pixels`)
    const folders = await drawPhotographs(join(scratch, 'large'), COMPARED)
    const { imported, alone, width, same } = await compareRates(folders, scratch)
    for (const [name, { done, time, cpu }] of Object.entries({ import: imported, [`sharp alone, ${width} files at a time`]: alone }))
      say(
        `${name}: ${((done * 1_000) / time).toFixed(2)} files/s, ${round(cpu / done)} ms of processor time a file, ${(cpu / time).toFixed(2)} cores busy`,
      )
    const ratio = alone.time / alone.done / (imported.time / imported.done)
    say(
      `ratio of speed: ${ratio.toFixed(2)}; of processor time: ${(alone.cpu / imported.cpu).toFixed(2)}; pictures ${same ? 'are the same, byte for byte' : 'differ'}`,
    )
    if (ratio < MIN_RATIO) problems.push(`the import reaches ${ratio.toFixed(2)} of sharp's speed`)
    if (!same) problems.push('the import makes other pictures than sharp')
  }
  if (wants('memory')) {
    const count = Number(values.files)
    say(`drawing ${count} photographs of 240 × 160 pixels`)
    const [folder = ''] = await drawPhotographs(join(scratch, 'small'), { count, each: count, width: 240, height: 160, drawings: true })
    const { report, tenths, before, after, grows } = await watchMemory(folder, join(scratch, 'shop'))
    say(`${report.done} files in ${round(report.time / 1_000)} s, ${(report.cpu / report.time).toFixed(2)} cores busy`)
    say(`MB of memory in each tenth: ${tenths.map((most) => Math.round(most)).join(', ')}`)
    for (const [when, held] of Object.entries({ before, after }))
      say(`${when} the import: ${Math.round(held.memory)} MB, ${held.threads} threads, ${held.children} children`)
    if (grows) problems.push('the memory grows along the run')
    if (after.children > 0 || after.threads > before.threads + KEPT_THREADS || after.memory > before.memory + KEPT_MEMORY)
      problems.push('the import keeps workers or memory')
  }
  if (wants('screen')) {
    const [given] = positionals
    const folder = given === undefined ? join(scratch, 'shown') : resolve(process.env['INIT_CWD'] ?? '.', given)
    if (given === undefined) await drawPhotographs(folder, { ...SHOWN, count: SCREEN.pictures, each: SCREEN.pictures })
    const files = globSync('**/*.{jpg,jpeg,png}', { cwd: folder }).toSorted()
    const step = Math.max(1, Math.floor(files.length / SCREEN.pictures))
    const shown = files.filter((_, at) => at % step === 0).slice(0, SCREEN.pictures)
    const { chosen, qualities } = await measureScreen(shown.map((name) => join(folder, name)))
    for (const { density, kilobytes, pictures } of chosen) {
      say(`${shown.length} thumbnails on 390 px at density ${density}: ${round(kilobytes)} kB (${pictures.join(', ')})`)
      if (kilobytes > SCREEN.kilobytes) problems.push(`the first screen has ${round(kilobytes)} kB`)
    }
    for (const { picture, kilobytes, mean, worst } of qualities) {
      say(`${picture}: ${round(kilobytes)} kB, SSIMULACRA 2 ${round(mean)}, worst ${round(worst)}`)
      if (mean < SCREEN.mean || worst < SCREEN.worst) problems.push(`${picture} is not good enough`)
    }
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
for (const problem of problems) say(problem)
if (problems.length > 0) process.exitCode = 1
