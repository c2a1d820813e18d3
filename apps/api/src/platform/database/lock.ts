import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { tryLock } from 'fs-native-extensions'

/** Raised when another living process already uses the data folder. */
export class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(`The data folder ${folder} is in use by another Chitra${holder}. Stop that one first, or set DATA_DIR to another folder.`)
    this.name = 'FolderInUse'
  }
}

const LOCK = 'chitra.lock'

/**
 * Takes the data folder for this process alone. Two processes on one embedded database lose rows without an error, so the second must not start.
 * The lock is the operating system's, on an open file: it ends with the process however that ends, and holds between containers that share
 * the folder. What stands in the file only tells people who holds it; the file itself is never removed, so that all lock the same one.
 * @returns the release
 * @throws FolderInUse
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, LOCK)
  const file = openSync(path, 'a+', 0o600)
  try {
    if (!tryLock(file)) throw new FolderInUse(folder, holderIn(path))
    ftruncateSync(file)
    writeSync(file, `process ${process.pid} on ${hostname()}`)
  } catch (error) {
    closeSync(file)
    throw error
  }
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    ftruncateSync(file)
    closeSync(file)
  }
}

/** Who the file says holds the lock, in brackets; nothing when it cannot be read or is not written yet. */
function holderIn(path: string): string {
  try {
    const holder = readFileSync(path, 'utf8').trim()
    return /^process \d+ on \S+$/.test(holder) ? ` (${holder})` : ''
  } catch {
    // A system that locks the whole file against reading, such as Windows.
    return ''
  }
}
