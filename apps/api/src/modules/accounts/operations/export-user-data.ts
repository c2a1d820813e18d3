import { Readable } from 'node:stream'
import { yourData } from '@chitra/messages/your-data.ts'
import type { Shop } from '@chitra/messages/shop.ts'
import { fault } from '../../../contract/fault.ts'
import { FileAnswer, type Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { type LazyFile, lazyZip } from '../../../platform/lazy-zip.ts'
import { attemptAt, countedWith } from '../../limits/index.ts'
import { paperFiles } from '../../invoices/index.ts'
import { licenceFiles } from '../../licences/index.ts'
import { receiptOf } from '../../orders/index.ts'
import { dataToExport, type UserData, userData } from '../user-data-store.ts'
import type { Needs } from '../needs.ts'

/** The caller's stored data: a JSON file for each kind, the papers of each order, and the certificate of each licence. */
export const exportUserData: Operation<'exportUserData', Pick<Needs, 'db' | 'clock' | 'shop' | 'files' | 'config'>> = async (
  call,
  services,
) => {
  const caller = signedIn(call)
  if (call.params.id !== caller.publicId) throw fault(404, 'There is no such user')
  const read = await countedWith(
    services.db,
    attemptAt(services, [['data-account', caller.publicId]]),
    dataToExport(services.db, caller.userId),
  )
  const files = filesOf(userData(read), paperFiles(services, read.papers), services.shop)
  const certificates = await licenceFiles(services, read.licences)
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${yourData.file}"`,
    'cache-control': 'private, no-store',
  }
  return new FileAnswer(200, headers, () => lazyZip([...files, ...certificates]))
}

/** The receipts are of orders from before the shop wrote papers. */
function filesOf(data: UserData, papers: ReturnType<typeof paperFiles>, shop: Shop): LazyFile[] {
  const withPapers = new Set(papers.map((paper) => paper.order))
  const older = data.orders.filter(({ public_id }) => !withPapers.has(public_id))
  return [
    ...Object.entries(data).map(([name, value]) => textFile(`${name}.json`, () => `${JSON.stringify(value, null, 2)}\n`)),
    ...papers.map(({ name, open }) => ({ name: `papers/${name}`, open })),
    ...older.map((order) =>
      textFile(`receipts/${order.gateway_order_id}.html`, () => receiptOf(order, data.profile, shop, data.profile.language)),
    ),
  ]
}

const textFile = (name: string, text: () => string): LazyFile => ({
  name,
  open: () => Promise.resolve(Readable.from([Buffer.from(text())])),
})
