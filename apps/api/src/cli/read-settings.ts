import { type Config, readConfig } from '../platform/config.ts'
import { readEnvFile } from '../platform/env-file.ts'

/** The configuration of the shop in a folder: the environment, and `.env` where there is one. Throws ConfigError. */
export function readSettings(folder: string): Config {
  return readConfig(process.env, readEnvFile(folder))
}
