import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import type { Language } from '@chitra/paths'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import pLimit from 'p-limit'
import { fault } from '../../contract/fault.ts'
import type { Db } from '../../platform/database/database.ts'
import { withTimes } from '../../platform/database/from-json.ts'
import { readAll } from '../../platform/files/index.ts'
import { planZip, type ZipPlan, type ZipSource } from '../../platform/zip/index.ts'
import { archiveNames } from '../archives/index.ts'
import { type Item, itemsByIds, pictureKey, placeOfSegments, PREVIEW_WIDTH, rightsOfItem, START_BYTES } from '../catalogue/index.ts'
import { fileStemOf } from '../entitlements/index.ts'
import { placedOn } from './board-items-store.ts'
import { boardAndOwner } from './boards-store.ts'
import { compsFileName } from './comps-address.ts'
import { compsText } from './comps-texts.ts'
import type { Needs } from './needs.ts'

/** Previews whose sizes are asked for at the same time. */
const STATS_AT_ONCE = 8
const TEXT_NAME = 'comps.txt'

type Services = Pick<Needs, 'db' | 'files' | 'shop' | 'publicUrl'>

/** A file of the zip. */
interface Part {
  name: string
  bytes: number
  modified: Date
  /** Changes with what is in it besides the stored file. */
  mark: string
  read: () => Promise<Buffer>
}

export interface Comps {
  fileName: string
  parts: readonly Part[]
  plan: ZipPlan
  /** Its ETag: another one where names, times, sizes or contents of the parts are others. */
  tag: string
}

/** What comps are made from besides the items, as a value of a query; null if there is no such board. */
export const boardOfComps = (db: Db, publicId: string) =>
  jsonObjectFrom(
    boardAndOwner(db, publicId)
      .clearSelect()
      .select(['boards.name', 'boards.created_at', jsonArrayFrom(placedOn(db, sql.ref<number>('boards.id'))).as('placed')]),
  )

type BoardOfComps = NonNullable<ReturnType<typeof boardOfComps>['expressionType']>

/** The previews of a board's items, as everybody sees them, and a text about them; null for a board without items. @throws Fault 503 if a preview is missing */
export async function compsOf(services: Services, found: BoardOfComps, language: Language): Promise<Comps | null> {
  const board = withTimes(found, 'created_at')
  const items = await itemsByIds(
    services.db,
    board.placed.map(({ item_id }) => item_id),
  )
  if (items.length === 0) return null
  const names = archiveNames(items.map(({ public_id, name }) => ({ stem: `${public_id}-${fileStemOf(name)}`, ext: 'jpg' })))
  const comps = items.map((item, index) => ({ item, name: names[index] ?? '' }))
  const text = Buffer.from(compsText(services, board, comps, language))
  const next = pLimit(STATS_AT_ONCE)
  const parts: Part[] = [
    { name: TEXT_NAME, bytes: text.length, modified: board.created_at, mark: digest(text), read: () => Promise.resolve(text) },
    ...(await Promise.all(comps.map(({ item, name }) => next(() => previewOf(services, item, name))))),
  ]
  return { fileName: compsFileName(board.name), parts, plan: planZip(parts), tag: tagOf(parts) }
}

/** A preview with its rights, as `/media/` sends it. */
async function previewOf({ files, shop, publicUrl }: Services, item: Item, name: string): Promise<Part> {
  const key = pictureKey(item.public_id, { width: PREVIEW_WIDTH, format: 'jpeg' })
  const file = await files.openForParts(key)
  if (file === null) throw fault(503, 'These files cannot be read at the moment. Please try again', { detail: `no file at ${key}` })
  try {
    const place = placeOfSegments(await file.first(START_BYTES))
    const segments = place === null ? Buffer.alloc(0) : rightsOfItem({ shop, publicUrl }, item)
    return {
      name,
      bytes: file.bytes + segments.length,
      modified: file.modified,
      mark: digest(segments),
      async read() {
        const bytes = await readAll(files.stream(key))
        return Buffer.concat([bytes.subarray(0, place ?? 0), segments, bytes.subarray(place ?? 0)])
      },
    }
  } finally {
    await file.close()
  }
}

const digest = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('base64url')

/** The first word is the version of the zip's form: to be raised when the same parts give other bytes. */
const tagOf = (parts: readonly Part[]): string =>
  `"${digest(JSON.stringify([1, parts.map(({ name, bytes, modified, mark }) => [name, bytes, modified.toISOString(), mark])]))}"`

/** Reads each part whole when it is first needed, because its CRC-32 stands before it; one of them at a time is in memory. */
export function sourceOf(parts: readonly Part[]): ZipSource {
  const sums = new Map<number, number>()
  let held: { index: number; bytes: Promise<Buffer> } | undefined
  const bytesOf = (index: number): Promise<Buffer> => {
    if (held?.index !== index) held = { index, bytes: parts[index]?.read() ?? Promise.resolve(Buffer.alloc(0)) }
    return held.bytes
  }
  return {
    async crc32(index) {
      const sum = sums.get(index) ?? crc32(await bytesOf(index))
      sums.set(index, sum)
      return sum
    },
    open: (index, { start, end }) =>
      Readable.from(
        (async function* () {
          yield (await bytesOf(index)).subarray(start, end + 1)
        })(),
      ),
  }
}
