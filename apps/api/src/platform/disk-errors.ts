/** What an operator can do about a path that cannot be written, by the system's error code. */
const REMEDIES: Record<string, string> = {
  ENOSPC: 'the disk is full. Free some space there',
  EDQUOT: 'the quota of the disk is used up. Free some space there',
  EROFS: 'the disk is read-only. Mount it for writing',
  EACCES: 'this user may not write there. Change its permissions',
  EPERM: 'this user may not write there. Change its permissions',
  EIO: 'the disk has an error. Check it',
  EMFILE: 'too many files are open. Raise the limit (ulimit -n)',
}

/** PostgreSQL's error code for a full disk. */
const DATABASE_FULL = '53100'

/**
 * A message for an error of the file system: which path, why, and what to do.
 * @param path the folder to name if the error names no path
 * @returns null for any other error
 */
export function diskSentence(error: unknown, path?: string): string | null {
  if (!(error instanceof Error)) return null
  const { code = '', path: named } = error as NodeJS.ErrnoException
  if (code === DATABASE_FULL) return 'The database cannot be written: its disk is full. Free some space there.'
  const remedy = REMEDIES[code]
  const where = named ?? path
  return remedy === undefined || where === undefined
    ? null
    : `${where} cannot be written: ${remedy}, or set DATA_DIR to a folder on another disk.`
}
