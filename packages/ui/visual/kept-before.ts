import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { machineryFiles, machineryFolder } from './folders.ts'
import type { Story } from './stories.ts'

/** Commits whose pictures are kept: about 35 MB each. */
const KEPT = 3

/** What is kept of a commit: its stories, and the pictures that were taken of them until now. */
interface Kept {
  stories: Story[]
  pictures: string[]
}

/** Tells one state of the program that takes the pictures from another: with another, pictures are taken anew. */
function machinery(): string {
  const hash = createHash('sha256')
  for (const name of machineryFiles()) hash.update(name).update(readFileSync(join(machineryFolder, name)))
  return hash.digest('hex')
}

/** The pictures of one commit in one browser, from one comparison to the next. */
export class KeptPictures {
  private readonly folder: string
  private readonly record: string

  constructor(within: string, commit: string, browser: string) {
    const drawnBy = createHash('sha256').update(browser).update(machinery()).digest('hex')
    this.folder = join(within, `${commit.slice(0, 12)}-${drawnBy.slice(0, 8)}`)
    this.record = join(this.folder, 'kept.json')
    mkdirSync(this.folder, { recursive: true })
    utimesSync(this.folder, new Date(), new Date())
    const byAge = readdirSync(within).sort((one, other) => statSync(join(within, other)).mtimeMs - statSync(join(within, one)).mtimeMs)
    for (const old of byAge.slice(KEPT)) rmSync(join(within, old), { recursive: true, force: true })
  }

  /** Undefined before the first run. */
  read(): Kept | undefined {
    return existsSync(this.record) ? (JSON.parse(readFileSync(this.record, 'utf8')) as Kept) : undefined
  }

  add(stories: Story[], pictures: readonly string[], from: string): void {
    for (const name of pictures) cpSync(join(from, `${name}.png`), this.file(name))
    const known = this.read()?.pictures ?? []
    const kept: Kept = { stories, pictures: [...new Set([...known, ...pictures])] }
    writeFileSync(this.record, JSON.stringify(kept))
  }

  file(picture: string): string {
    return join(this.folder, `${picture}.png`)
  }
}
