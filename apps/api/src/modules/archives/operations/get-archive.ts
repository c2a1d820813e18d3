import type { Readable } from 'node:stream'
import { fault } from '../../../contract/fault.ts'
import type { Call, Operation } from '../../../contract/operation.ts'
import { readZip } from '../../../platform/zip/index.ts'
import { checksumsOf } from '../../checksums/index.ts'
import { countOnce, slots } from '../../downloads/index.ts'
import { type Archive, archiveOf, soldTo } from '../archive.ts'
import { checkArchive } from '../archive-address.ts'
import { readIds } from '../asked.ts'
import type { Needs } from '../needs.ts'
import { zipAnswer } from '../zip-answer.ts'

export const getArchive: Operation<'getArchive', Needs> = async (call, services) => {
  const archive = await openArchive(call, services)
  return zipAnswer(call.headers, archive, {
    takeSlot: () => slots(services, 'archive').take(call.query.user),
    open: (range) => bytesOf(archive, services, call.log, range),
  })
}

/** The archive of a signed address, as it is now: each right is checked again, because it may have ended since, for example by a refund. */
async function openArchive({ query, headers }: Call<'getArchive'>, services: Needs): Promise<Archive> {
  const verdict = checkArchive(services.downloadSecret, query, query.signature, services.clock.now())
  // Checked before any look-up, so the answer does not reveal what exists (TF-05).
  if (verdict === 'forged') throw fault(403, 'This download link is not valid', { detail: 'forged download address' })
  const hasExpired = (): never => {
    throw fault(403, 'This download link has expired. Please try again')
  }
  const goesOn = headers['range'] !== undefined && headers['if-range'] !== undefined
  if (verdict === 'expired' || (verdict === 'begun' && !goesOn)) hasExpired()
  const asked = { orders: readIds(query.orders), items: readIds(query.items) }
  const archive = await archiveOf(services, asked, await soldTo(services, query.user, asked))
  if (archive === null) throw fault(403, 'You can no longer download these files')
  if (verdict === 'begun' && headers['if-range'] !== archive.tag) hasExpired()
  return archive
}

function bytesOf(
  { parts, plan, userId }: Archive,
  services: Needs,
  log: Call<'getArchive'>['log'],
  range: { start: number; end: number },
): Readable {
  const openPart = (index: number, part?: { start: number; end: number }): Readable => {
    const { key = '', made } = parts[index] ?? {}
    return made === undefined ? services.files.stream(key, part) : made.stream(part)
  }
  const checksumOf = checksumsOf(
    services,
    parts.map(({ sha256 }) => sha256),
  )
  return readZip(
    plan,
    {
      crc32: (index) => checksumOf({ sha256: parts[index]?.sha256 ?? '', open: () => openPart(index) }),
      open: openPart,
      onFileEnd: (index) => {
        const item = parts[index]?.item
        if (item === undefined) return
        // A download that cannot be counted is still a download.
        countOnce(services.db, { userId, item: { id: item.id }, now: services.clock.now() }).catch((error: unknown) =>
          log.warn({ err: error }, 'a download was not counted'),
        )
      },
    },
    range,
  )
}
