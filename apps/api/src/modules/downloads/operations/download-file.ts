import { Readable } from 'node:stream'
import { fault } from '../../../contract/fault.ts'
import { FileAnswer, type Operation } from '../../../contract/operation.ts'
import { base64Envelope } from '../base64-envelope.ts'
import { fileNameOf, readAddress } from '../../entitlements/index.ts'
import { attemptAt } from '../../limits/index.ts'
import { type DeliveredFile, deliveredFile } from '../delivered-file.ts'
import { type Opened, openSigned } from '../open-file.ts'
import { slots } from '../slots.ts'
import type { Needs } from '../needs.ts'

/** The largest file to send as base64 in JSON (D-04). */
const MAX_BYTES = 10 * 1024 * 1024

export const downloadFile: Operation<'downloadFile', Needs> = async ({ query }, services) => {
  const address = readAddress(query.file_url, services.publicUrl)
  if (address === null) throw fault(404, 'There is no such file')
  const release = slots(services, 'json').take(address.user)
  const { item, file } = await opened(services, query.file_url, address).catch((error: unknown) => {
    release()
    throw error
  })
  const { length, parts } = base64Envelope({ fileName: fileNameOf(item), mimeType: item.original_type, bytes: file.bytes })
  return new FileAnswer(
    200,
    { 'content-type': 'application/json; charset=utf-8', 'content-length': String(length), 'cache-control': 'private, no-store' },
    () => Readable.from(parts(file.stream()), { objectMode: false }),
    release,
  )
}

type Address = NonNullable<ReturnType<typeof readAddress>>

async function opened(services: Needs, url: string, address: Address): Promise<{ item: Opened['item']; file: DeliveredFile }> {
  const attempt = attemptAt(services, [['download-item', `${address.user}/${address.item}`]])
  const found = await openSigned(services, address, { purpose: 'file', attempt })
  if (found.item.original_bytes > MAX_BYTES) {
    const { pathname, search } = new URL(url, services.publicUrl)
    throw fault(413, 'This file is large: use the direct address', { data: { url: pathname + search } })
  }
  return { item: found.item, file: await deliveredFile(services, found) }
}
