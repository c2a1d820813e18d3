import { open, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { nameOfRefused, sniff, SNIFF_BYTES } from '../originals/sniff.ts'
import type { Kind } from '../originals/kinds.ts'

/** Names that promise a picture: such a file is reported when it is none. Others are passed over in silence. */
const PICTURE_NAME = /\.(jpe?g|png|webp|tiff?|avif|gif|svg|hei[cf]|jxl)$/i

/** Names of the picture files below a folder that has no catalogue, in alphabetical order. Hidden files, links and zips are passed over. */
export async function picturesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const pictures: string[] = []
  for (const name of names) if (PICTURE_NAME.test(name) || isPicture((await headOf(join(folder, name))).kind)) pictures.push(name)
  return pictures
}

const isPicture = (kind: Kind | null): boolean => kind !== null && kind !== 'zip'

/** The kind of a file by its first bytes, and the name of a kind that is not taken. */
export async function headOf(path: string): Promise<{ kind: Kind | null; refused: string | null }> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFF_BYTES), 0, SNIFF_BYTES, 0)
    const head = buffer.subarray(0, bytesRead)
    return { kind: sniff(head), refused: nameOfRefused(head) }
  } finally {
    await file.close()
  }
}
