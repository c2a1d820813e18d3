import { isKey } from '../files/index.ts'

/** What an archive entry contains, derived from its name. */
export type EntryKind = { kind: 'rows'; table: string } | { kind: 'file'; key: string } | { kind: 'sums' } | { kind: 'manifest' }

export const MANIFEST = 'manifest.json'
export const rowsName = (table: string, part: number): string => `tables/${table}/${String(part).padStart(5, '0')}.jsonl`
export const fileName = (key: string): string => `files/${key}`
export const sumsName = (part: number): string => `sums/${String(part).padStart(5, '0')}.sha256`

/** Null for a name that no backup contains, such as a path that leads out of the folder. */
export function parseEntryName(name: string): EntryKind | null {
  if (name === MANIFEST) return { kind: 'manifest' }
  if (/^sums\/\d+\.sha256$/.test(name)) return { kind: 'sums' }
  const table = /^tables\/([a-z][a-z0-9_]*)\/\d+\.jsonl$/.exec(name)?.[1]
  if (table !== undefined) return { kind: 'rows', table }
  const key = name.startsWith('files/') ? name.slice('files/'.length) : ''
  return isKey(key) ? { kind: 'file', key } : null
}
