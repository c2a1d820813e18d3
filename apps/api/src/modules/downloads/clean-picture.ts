import { fault } from '../../contract/fault.ts'
import { FileAnswer } from '../../contract/operation.ts'
import { cleanKey } from '../catalogue/index.ts'
import { openSigned } from './open-file.ts'
import type { Needs } from './needs.ts'

/** An item's picture without watermark, for users who may download the item. */
export async function cleanPicture(
  services: Pick<Needs, 'config' | 'db' | 'files' | 'clock' | 'downloadSecret' | 'seller'>,
  signed: Parameters<typeof openSigned>[1],
): Promise<FileAnswer> {
  const { item } = await openSigned(services, signed, { purpose: 'picture' })
  const key = cleanKey(item.public_id)
  const found = await services.files.stat(key)
  if (found === null) throw fault(404, 'There is no such picture')
  return new FileAnswer(
    200,
    {
      'content-type': 'image/jpeg',
      'content-length': String(found.bytes),
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    },
    () => services.files.stream(key),
  )
}
