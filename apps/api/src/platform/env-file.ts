import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/** The variables of the file `.env` in a folder; empty when there is none. */
export function readEnvFile(folder: string): Record<string, string | undefined> {
  try {
    return parseEnv(readFileSync(join(folder, '.env'), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}
