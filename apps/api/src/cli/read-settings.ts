import { type Config, readConfig } from '../platform/config.ts'
import { readEnvFile } from '../platform/env-file.ts'

/** The configuration from the environment and a folder's `.env`, if any. Throws ConfigError. */
export function readSettings(folder: string): Config {
  return readConfig(process.env, readEnvFile(folder))
}
