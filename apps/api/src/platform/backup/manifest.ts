/** Raised when an archive cannot be written or restored. The message is a sentence for the operator. */
export class BackupProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'BackupProblem'
  }
}

/** Version of the archive format; raised with every incompatible change. */
export const FORMAT = 1

/** The last entry of an archive: lists what the archive must contain. */
export interface Manifest {
  format: number
  /** Name of the last migration that ran on the tables. */
  migration: string
  /** Number of rows by table, in the archive's order: each table follows those it refers to. */
  tables: Record<string, number>
  files: { count: number; bytes: number }
  /** SHA-256 of each checksum list, in order. The lists contain the SHA-256 of every other entry. */
  sums: string[]
}

/** @throws BackupProblem */
export function parseManifest(text: string): Manifest {
  const found = asJson(text) as Partial<Manifest> | null
  if (typeof found?.format === 'number' && found.format > FORMAT)
    throw new BackupProblem('The archive comes from a newer Chitra. Install the new version first.')
  if (
    found?.format !== FORMAT ||
    typeof found.migration !== 'string' ||
    !isCount(found.files?.count) ||
    !isCount(found.files.bytes) ||
    typeof found.tables !== 'object' ||
    !Object.values(found.tables).every(isCount) ||
    !Array.isArray(found.sums)
  )
    throw new BackupProblem('The archive is damaged: its manifest cannot be read.')
  return found as Manifest
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
