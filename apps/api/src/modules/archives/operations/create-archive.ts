import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { slots } from '../../downloads/index.ts'
import { archiveOf, soldTo } from '../archive.ts'
import { signArchive } from '../archive-address.ts'
import type { Needs } from '../needs.ts'

export const createArchive: Operation<'createArchive', Needs> = async (call, services) => {
  const caller = signedIn(call)
  const { orders = [], items = [] } = call.body
  if (orders.length + items.length === 0) throw fault(400, 'Please choose what to download')
  const sold = await soldTo(services, caller.publicId, { orders, items })
  // Said here, where the page can show it: the browser, which opens the address by itself, would only say that it failed.
  slots(services, 'archive').check(caller.publicId)
  const archive = await archiveOf(services, { orders, items }, sold)
  if (archive === null) throw fault(409, 'Nothing is left to download here')
  const { fileName, plan, parts } = archive
  return {
    success: true,
    code: 200,
    data: {
      url: signArchive(services, caller, { orders, items }, fileName),
      fileName,
      bytes: plan.bytes,
      items: parts.flatMap(({ item }) => item?.publicId ?? []),
    },
  }
}
