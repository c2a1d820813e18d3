import { closeSync, linkSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Raised when another living process already uses the data folder. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by another Chitra (process ${pid}). Stop that one first, or set DATA_DIR to another folder.`)
    this.name = 'FolderInUse'
  }
}

const LOCK = 'chitra.lock'

/**
 * Takes the data folder for this process alone. Two processes on one embedded database lose rows without an error, so the second must not start.
 * A lock whose process has died is healed. Returns the release.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, LOCK)
  const mine = `${process.pid} ${startOf(process.pid) ?? ''}`
  // Written whole under another name and then linked: nobody ever reads a half-written lock.
  const draft = `${path}.${process.pid}`
  const file = openSync(draft, 'w')
  writeSync(file, mine)
  closeSync(file)
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      try {
        linkSync(draft, path)
        return () => releaseLock(path, mine)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
        const holder = readLock(path)
        if (holder !== null && isAlive(holder)) throw new FolderInUse(folder, holder.pid)
        removeIfUnchanged(path, holder?.text)
      }
    }
    throw new Error(`The lock ${path} could not be taken.`)
  } finally {
    unlinkSync(draft)
  }
}

interface Holder {
  text: string
  pid: number
  start: string
}

function readLock(path: string): Holder | null {
  try {
    const text = readFileSync(path, 'utf8')
    const [pid = '', start = ''] = text.split(' ')
    return { text, pid: Number(pid), start }
  } catch {
    // Gone meanwhile: the next attempt may take it.
    return null
  }
}

function isAlive({ pid, start }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  // A process id is given out again: the same id with another start time is a stranger.
  const now = startOf(pid)
  return now === null || start === '' || now === start
}

/** When a process started, in the kernel's ticks; null where the system does not tell (not Linux). */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function removeIfUnchanged(path: string, text: string | undefined): void {
  try {
    if (readFileSync(path, 'utf8') === text) unlinkSync(path)
  } catch {
    // Somebody else healed it first.
  }
}

function releaseLock(path: string, mine: string): void {
  removeIfUnchanged(path, mine)
}
