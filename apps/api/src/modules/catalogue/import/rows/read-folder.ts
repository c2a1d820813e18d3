import { open, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { nameOfUnsupported, sniff, SNIFF_BYTES } from '../originals/sniff.ts'
import type { Kind } from '../originals/kinds.ts'

/** A file with such a name is reported if it is not a picture. Other files are ignored. */
const PICTURE_NAME = /\.(jpe?g|png|webp|tiff?|avif|gif|svg|hei[cf]|jxl)$/i

/** The names of the picture files in a folder without catalogue.csv, sorted alphabetically. Hidden files, links and zips are ignored. */
export async function picturesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const pictures: string[] = []
  for (const name of names) if (PICTURE_NAME.test(name) || isPicture((await sniffFile(join(folder, name))).kind)) pictures.push(name)
  return pictures
}

const isPicture = (kind: Kind | null): boolean => kind !== null && kind !== 'zip'

/** The kind of a file by its first bytes, and the name of an unsupported kind. */
export async function sniffFile(path: string): Promise<{ kind: Kind | null; unsupported: string | null }> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFF_BYTES), 0, SNIFF_BYTES, 0)
    const head = buffer.subarray(0, bytesRead)
    return { kind: sniff(head), unsupported: nameOfUnsupported(head) }
  } finally {
    await file.close()
  }
}
