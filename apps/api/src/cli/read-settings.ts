import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { type Config, readConfig } from '../platform/config.ts'

/** The configuration of the shop in a folder: the environment, and `.env` where there is one. Throws ConfigError. */
export function readSettings(folder: string): Config {
  return readConfig(process.env, readEnvFile(join(folder, '.env')))
}

function readEnvFile(path: string): Record<string, string | undefined> {
  try {
    return parseEnv(readFileSync(path, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}
