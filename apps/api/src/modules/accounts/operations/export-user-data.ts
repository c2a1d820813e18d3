import { Readable } from 'node:stream'
import { yourData } from '@chitra/messages/your-data.ts'
import type { Shop } from '@chitra/messages/shop.ts'
import { ZipFile } from 'yazl'
import { fault } from '../../../contract/fault.ts'
import { FileAnswer, type Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { limit } from '../../limits/index.ts'
import { paperFilesOf } from '../../invoices/index.ts'
import { type LazyFile, licenceFilesOf } from '../../licences/index.ts'
import { receiptOf } from '../../orders/index.ts'
import { type UserData, userDataOf } from '../user-data-store.ts'
import type { Needs } from '../needs.ts'

/** The caller's stored data: a JSON file for each kind, the papers of each order, and the certificate of each licence. */
export const exportUserData: Operation<'exportUserData', Pick<Needs, 'db' | 'clock' | 'shop' | 'files'>> = async (call, services) => {
  const caller = signedIn(call)
  if (call.params.id !== caller.publicId) throw fault(404, 'There is no such user')
  await limit(services, 'data-account', caller.publicId, { count: true })
  const data = await userDataOf(services.db, caller.userId)
  const papers = await paperFilesOf(services, caller.userId)
  const certificates = await licenceFilesOf(services, caller.userId)
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${yourData.file}"`,
    'cache-control': 'private, no-store',
  }
  return new FileAnswer(200, headers, () => zipOf(data, papers, certificates, services.shop))
}

function zipOf(data: UserData, papers: Awaited<ReturnType<typeof paperFilesOf>>, certificates: readonly LazyFile[], shop: Shop): Readable {
  const zip = new ZipFile()
  for (const [name, value] of Object.entries(data)) zip.addBuffer(Buffer.from(`${JSON.stringify(value, null, 2)}\n`), `${name}.json`)
  for (const { name, open } of [...papers.map((paper) => ({ ...paper, name: `papers/${paper.name}` })), ...certificates])
    zip.addReadStreamLazy(name, (pass) => {
      open().then(
        (stream) => pass(null, stream),
        (error: unknown) => pass(error, undefined as never),
      )
    })
  // Those from before the shop wrote papers.
  const withPapers = new Set(papers.map((paper) => paper.order))
  for (const order of data.orders.filter(({ public_id }) => !withPapers.has(public_id)))
    zip.addBuffer(Buffer.from(receiptOf(order, data.profile, shop)), `receipts/${order.gateway_order_id}.html`)
  zip.end()
  return Readable.from(zip.outputStream)
}
