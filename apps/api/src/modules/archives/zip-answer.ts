import type { Readable } from 'node:stream'
import { fault } from '../../contract/fault.ts'
import { FileAnswer } from '../../contract/operation.ts'
import type { ZipPlan } from '../../platform/zip/index.ts'
import { attachment, readRange } from '../downloads/index.ts'

export interface PlannedZip {
  fileName: string
  plan: ZipPlan
  /** Its ETag. */
  tag: string
}

/**
 * Answers a zip, or the part of it that a request asks for.
 * @param takeSlot called when nothing can refuse the request any more but the slots; gives what frees the slot
 * @throws Fault 416 for a part that is not there
 */
export function zipAnswer(
  headers: Record<string, string | string[] | undefined>,
  { fileName, plan, tag }: PlannedZip,
  { takeSlot, open }: { takeSlot: () => () => void; open: (range: { start: number; end: number }) => Readable },
): FileAnswer {
  const ifRange = headers['if-range']
  // If-Range with another archive's tag: the range would not fit the part that the browser has.
  const range = ifRange === undefined || ifRange === tag ? readRange(headers['range'] as string | undefined, plan.bytes) : null
  if (range === 'unsatisfiable')
    throw fault(416, 'There is no such part of the file', { headers: { 'content-range': `bytes */${plan.bytes}` } })
  const { start, end } = range ?? { start: 0, end: plan.bytes - 1 }
  const release = takeSlot()
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
    () => open({ start, end }),
    release,
  )
}
