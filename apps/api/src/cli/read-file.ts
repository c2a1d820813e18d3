import { readFileSync } from 'node:fs'
import { Refused } from './command.ts'
import { pathFromHere } from './open-shop.ts'
import { printable } from './table.ts'

/** @throws Refused for a file that cannot be read */
export function readFile(file: string): Buffer {
  try {
    return readFileSync(pathFromHere(file))
  } catch (error) {
    throw unreadable(file, error)
  }
}

export const unreadable = (file: string, error: unknown): Refused =>
  new Refused(`${printable(file)} cannot be read (${(error as NodeJS.ErrnoException).code}).`, { cause: error })
