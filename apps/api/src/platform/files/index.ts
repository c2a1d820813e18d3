import { join } from 'node:path'
import type { Files } from './files.ts'
import { localFiles } from './local-files.ts'
import { s3Files } from './s3-files.ts'

export { type FileHeaders, type Files, isKey, type OpenFile, readAll } from './files.ts'
export { type CopiedFiles, copyFiles } from './copy-files.ts'
export { localFiles }

/** Where a shop's files are. */
export interface FilesPlace {
  /** Absolute path. */
  dataDir: string
  /** `s3://bucket/prefix`; null for a folder in `dataDir`. */
  filesUrl: string | null
  /** Whether browsers get files from the store itself. */
  filesDirect: boolean
}

/** The shop's own files. */
export const filesOf = ({ dataDir, filesUrl, filesDirect }: FilesPlace): Files =>
  filesUrl === null ? localFiles(join(dataDir, 'files')) : s3Files(filesUrl, { direct: filesDirect })
