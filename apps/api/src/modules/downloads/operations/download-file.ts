import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { readAll } from '../../../platform/files.ts'
import { fileNameOf } from '../file-name.ts'
import { openSigned } from '../open-file.ts'
import { readAddress } from '../signed-address.ts'

/** Bytes: what may travel as base64 inside JSON (safety.md D-04). */
const LARGEST = 10 * 1024 * 1024

export const downloadFile: Operation<'downloadFile'> = async ({ query }, services) => {
  const address = readAddress(query.file_url, services.publicUrl)
  if (address === null) throw fault(404, 'There is no such file')
  const item = await openSigned(services, address)
  if (item.original_bytes > LARGEST) {
    const { pathname, search } = new URL(query.file_url, services.publicUrl)
    throw fault(413, 'This file is large: use the direct address', { data: { url: pathname + search } })
  }
  const bytes = await readAll(services.files.stream(item.original_key))
  return {
    success: true,
    code: 200,
    data: { fileData: bytes.toString('base64'), fileName: fileNameOf(item), mimeType: item.original_type },
  }
}
