import { closeSync, ftruncateSync, openSync, readFileSync, statSync, writeSync } from 'node:fs'
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

/**
 * A process of another user, such as a command that root runs, would leave files in the database that the shop cannot read.
 * @param user id of this process's user; undefined where users have none
 * @throws Error with a message for the operator
 */
export function refuseForeign(folder: string, user = process.getuid?.()): void {
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid
  if (owner === undefined || user === undefined || owner === user) return
  throw new Error(
    `The database in ${folder} belongs to another user (id ${owner}) than this process (id ${user}). Run it as that user, or change the owner of the whole data folder.`,
  )
}

/**
 * Reserves the data folder for this process. Two processes on one embedded database lose rows without an error, so the second must not start. The
 * operating system locks an open file: the lock ends with the process, however that ends, and works between containers that share the folder. The
 * content of the file only tells people who has the lock. The file is never removed, so that every process locks the same one.
 * @param name of the lock's file: another one for what several processes may do, but not at the same time
 * @returns a function that releases the lock
 * @throws FolderInUse
 */
export function lockFolder(folder: string, name = 'chitra.lock'): () => void {
  const path = join(folder, name)
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
