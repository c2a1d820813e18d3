import { Readable } from 'node:stream'
import { fault } from '../../../contract/fault.ts'
import { FileAnswer, type Operation } from '../../../contract/operation.ts'
import { fileNameOf } from '../../entitlements/index.ts'
import { attachment } from '../attachment.ts'
import { cleanPicture } from '../clean-picture.ts'
import { deliveredFile } from '../delivered-file.ts'
import { openSigned } from '../open-file.ts'
import { readRange } from '../range.ts'
import type { Needs } from '../needs.ts'

export const getFile: Operation<'getFile', Pick<Needs, 'config' | 'db' | 'files' | 'clock' | 'downloadSecret' | 'seller'>> = async (
  { params, query, headers },
  services,
) => {
  const signed = { item: params.id, user: query.user, expires: query.expires, signature: query.signature }
  if (query.picture === true) return await cleanPicture(services, signed)
  const { files } = services
  const opened = await openSigned(services, signed, { purpose: 'file' })
  const { item } = opened
  const file = await deliveredFile(services, opened)
  const sent = { contentType: item.original_type, contentDisposition: attachment(fileNameOf(item)) }
  const direct = file.isOriginal ? await files.directAddress(item.original_key, { ...sent, cacheControl: 'private, no-store' }) : null
  if (direct !== null) return new FileAnswer(302, { location: direct, 'cache-control': 'private, no-store' }, () => Readable.from([]))
  const tag = `"${file.sha256}"`
  // If-Range with another version's tag: the range would not fit the part that the browser has.
  const range =
    headers['if-range'] === undefined || headers['if-range'] === tag ? readRange(headers['range'] as string | undefined, file.bytes) : null
  if (range === 'unsatisfiable')
    throw fault(416, 'There is no such part of the file', { headers: { 'content-range': `bytes */${file.bytes}` } })
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 }
  return new FileAnswer(
    range === null ? 200 : 206,
    {
      'content-type': sent.contentType,
      'content-length': String(end - start + 1),
      'content-disposition': sent.contentDisposition,
      'accept-ranges': 'bytes',
      etag: tag,
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      ...(range === null ? {} : { 'content-range': `bytes ${start}-${end}/${file.bytes}` }),
    },
    () => file.stream({ start, end }),
  )
}
