/** Raised for an archive that cannot be made or taken. The message is a sentence for the operator. */
export class BackupProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'BackupProblem'
  }
}

/** Changed when an archive is written in another way. */
export const FORMAT = 1

/** The last entry of an archive: what must be in it. */
export interface Manifest {
  format: number
  /** Name of the last step that the tables have taken. */
  migration: string
  /** Rows by table, in the order in which the tables lie in the archive: each after those it refers to. */
  tables: Record<string, number>
  files: { count: number; bytes: number }
  /** SHA-256 of each list of sums, in order. The lists hold the SHA-256 of every other entry. */
  sums: string[]
}

/** @throws BackupProblem */
export function parseManifest(text: string): Manifest {
  const found = asJson(text) as Partial<Manifest> | null
  if (typeof found?.format === 'number' && found.format > FORMAT)
    throw new BackupProblem('The archive comes from a newer Chitra. Take the new version first.')
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
