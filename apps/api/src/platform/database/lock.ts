import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { tryLock } from 'fs-native-extensions'

/** Raised when another running process uses the data folder. */
export class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(`The data folder ${folder} is in use by another Chitra${holder}. Stop that one first, or set DATA_DIR to another folder.`)
    this.name = 'FolderInUse'
  }
}

const LOCK = 'chitra.lock'

/**
 * Reserves the data folder for this process. Two processes on one embedded database lose rows without an error, so the second must not start. The
 * operating system locks an open file: the lock ends with the process, however that ends, and works between containers that share the folder. The
 * content of the file only tells people who has the lock. The file is never removed, so that every process locks the same one.
 * @returns a function that releases the lock
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

/** The lock's owner as written in the file, in brackets; empty when the file cannot be read or is not written yet. */
function holderIn(path: string): string {
  try {
    const holder = readFileSync(path, 'utf8').trim()
    return /^process \d+ on \S+$/.test(holder) ? ` (${holder})` : ''
  } catch {
    // Some systems, such as Windows, do not let others read a locked file.
    return ''
  }
}
