import type { Readable } from 'node:stream'
import { fault } from '../../../contract/fault.ts'
import { type Call, FileAnswer, type Operation } from '../../../contract/operation.ts'
import { readZip } from '../../../platform/zip/index.ts'
import { userIdOf } from '../../accounts/index.ts'
import { checksumOf } from '../../checksums/index.ts'
import { attachment, countOnce, readRange, slots } from '../../downloads/index.ts'
import { type Archive, archiveOf, linesOfUser } from '../archive.ts'
import { checkArchive } from '../archive-address.ts'
import { readIds } from '../asked.ts'
import type { Needs } from '../needs.ts'

export const getArchive: Operation<'getArchive', Needs> = async (call, services) => {
  const { userId, archive } = await openArchive(call, services)
  const { fileName, plan, tag } = archive
  const ifRange = call.headers['if-range']
  // If-Range with another archive's tag: the range would not fit the part that the browser has.
  const range = ifRange === undefined || ifRange === tag ? readRange(call.headers['range'] as string | undefined, plan.bytes) : null
  if (range === 'unsatisfiable')
    throw fault(416, 'There is no such part of the file', { headers: { 'content-range': `bytes */${plan.bytes}` } })
  const { start, end } = range ?? { start: 0, end: plan.bytes - 1 }
  const release = slots(services, 'archive').take(call.query.user)
  return new FileAnswer(
    range === null ? 200 : 206,
    {
      'content-type': 'application/zip',
      'content-length': String(end - start + 1),
      'content-disposition': attachment(fileName),
      'accept-ranges': 'bytes',
      etag: tag,
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      ...(range === null ? {} : { 'content-range': `bytes ${start}-${end}/${plan.bytes}` }),
    },
    () => bytesOf(archive, services, { userId, log: call.log }, { start, end }),
    release,
  )
}

/** The archive of a signed address, as it is now: each right is checked again, because it may have ended since, for example by a refund. */
async function openArchive({ query, headers }: Call<'getArchive'>, services: Needs): Promise<{ userId: number; archive: Archive }> {
  const verdict = checkArchive(services.downloadSecret, query, query.signature, services.clock.now())
  // Checked before any look-up, so the answer does not reveal what exists (TF-05).
  if (verdict === 'forged') throw fault(403, 'This download link is not valid', { detail: 'forged download address' })
  const hasExpired = (): never => {
    throw fault(403, 'This download link has expired. Please try again')
  }
  const goesOn = headers['range'] !== undefined && headers['if-range'] !== undefined
  if (verdict === 'expired' || (verdict === 'begun' && !goesOn)) hasExpired()
  const userId = await userIdOf(services.db, query.user)
  if (userId === undefined) throw fault(404, 'There is no such file')
  const asked = { orders: readIds(query.orders), items: readIds(query.items) }
  const archive = await archiveOf(services, userId, asked, await linesOfUser(services, userId, asked))
  if (archive === null) throw fault(403, 'You can no longer download these files')
  if (verdict === 'begun' && headers['if-range'] !== archive.tag) hasExpired()
  return { userId, archive }
}

function bytesOf(
  { parts, plan }: Archive,
  services: Needs,
  { userId, log }: { userId: number; log: Call<'getArchive'>['log'] },
  range: { start: number; end: number },
): Readable {
  const openPart = (index: number, part?: { start: number; end: number }): Readable => {
    const { key = '', made } = parts[index] ?? {}
    return made === undefined ? services.files.stream(key, part) : made.stream(part)
  }
  return readZip(
    plan,
    {
      crc32: (index) => checksumOf(services, { sha256: parts[index]?.sha256 ?? '', open: () => openPart(index) }),
      open: openPart,
      onFileEnd: (index) => {
        const item = parts[index]?.item
        if (item === undefined) return
        // A download that cannot be counted is still a download.
        countOnce(services.db, { userId, itemId: item.id, sellerId: item.sellerId, now: services.clock.now() }).catch((error: unknown) =>
          log.warn({ err: error }, 'a download was not counted'),
        )
      },
    },
    range,
  )
}
