export { importFolder, type ImportOptions, type ImportResult } from './import-folder.ts'
export { LIMITS, type Limits } from './limits.ts'
export { ImportRefused } from './problem.ts'
export { sanitiseCms } from './sanitise-cms.ts'
