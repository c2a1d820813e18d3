import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { tryLock } from 'fs-native-extensions'

/** The place of the one gateway that uses a state file: a lock of the operating system, which ends with its process, on a file with the gateway's address. */
export interface Seat {
  /** False while another process has it. */
  take(): boolean
  /** Writes the address of the process that has it. */
  sign(url: string): void
  /** The address of the gateway; empty while nobody has written one. */
  holder(): string
  /** Gives it up, or stops waiting for it. */
  leave(): void
}

export function seatOf(stateFile: string): Seat {
  const path = `${stateFile}.lock`
  mkdirSync(dirname(path), { recursive: true })
  // Never removed, so that every process locks the same file.
  const file = openSync(path, 'a+', 0o600)
  return {
    take: () => tryLock(file),
    sign(url) {
      ftruncateSync(file)
      writeSync(file, url)
    },
    holder: () => readFileSync(path, 'utf8'),
    leave: () => closeSync(file),
  }
}
