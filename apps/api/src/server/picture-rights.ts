import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { itemByPublicId, placeOfSegments, rightsOfItem, START_BYTES } from '../modules/catalogue/index.ts'
import type { OpenFile } from '../platform/files/index.ts'
import type { Needs } from './needs.ts'

/** What is inserted into an item's preview. */
export interface PictureRights {
  segments: Buffer
  /** The bytes of the file that come before them. */
  before: Buffer
  /** Changes with the segments. */
  tag: string
}

/** Items whose rights are kept ready, of about two kilobytes each. */
const MAX_KEPT = 5_000
const NONE = Buffer.alloc(0)

type Of = Pick<Needs, 'publicUrl' | 'reads' | 'shop' | 'contentVersion'>

/** Rights metadata for previews, kept until the catalogue changes. Null for pictures of no item, and while the database is unavailable. */
export function pictureRights(services: Of): (id: string, file: OpenFile) => Promise<PictureRights | null> {
  const kept = new LRUCache<string, { version: string; segments: Buffer; tag: string }>({ max: MAX_KEPT })
  /** By size and time of a file: one that is replaced may begin differently. */
  const starts = new LRUCache<string, { of: string; before: Buffer | null }>({ max: MAX_KEPT })

  async function segmentsOf(id: string): Promise<{ segments: Buffer; tag: string }> {
    const version = await services.contentVersion()
    const found = kept.get(id)
    // While changes cannot be seen, what was known last.
    if (found !== undefined && (version === null || found.version === version)) return found
    const segments = await readSegments(services, id).catch(() => null)
    if (segments === null) return found ?? { segments: NONE, tag: '' }
    const tag = createHash('sha256').update(segments).digest('base64url').slice(0, 8)
    if (version !== null) kept.set(id, { version, segments, tag })
    return { segments, tag }
  }

  /** The bytes of a file before its segments; null for a file that can have none. */
  async function startOf(id: string, file: OpenFile): Promise<Buffer | null> {
    const of = `${file.bytes} ${file.modified.getTime()}`
    const found = starts.get(id)
    if (found?.of === of) return found.before
    const start = await file.first(START_BYTES)
    const place = placeOfSegments(start)
    // Of a JFIF segment, what was read so far is only the beginning.
    const before = place === null ? null : await firstBytes(file, start, place)
    starts.set(id, { of, before })
    return before
  }

  return async (id, file) => {
    const { segments, tag } = await segmentsOf(id)
    const before = segments.length === 0 ? null : await startOf(id, file)
    return before === null ? null : { segments, before, tag }
  }
}

/** A copy where enough was read already: a part of it would keep all of it. */
const firstBytes = async (file: OpenFile, start: Buffer, bytes: number): Promise<Buffer> =>
  start.length < bytes ? await file.first(bytes) : Buffer.from(start.subarray(0, bytes))

/** Empty for other pictures than items'. */
async function readSegments({ reads, publicUrl, shop }: Of, id: string): Promise<Buffer> {
  const item = await itemByPublicId(reads, id)
  if (item === undefined) return NONE
  return rightsOfItem({ publicUrl, shop }, item)
}
