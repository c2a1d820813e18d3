import { fault } from '../../../contract/fault.ts'
import { FileAnswer, type Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { makePaper, paperFileName, paperKey } from '../make-paper.ts'
import { paperOfUser } from '../papers-store.ts'
import type { Needs } from '../needs.ts'

export const getInvoice: Operation<'getInvoice', Pick<Needs, 'db' | 'files'>> = async (call, { db, files }) => {
  const caller = signedIn(call)
  const paper = await paperOfUser(db, { userId: caller.userId, order: call.params.id, number: call.query.number })
  if (paper === undefined) throw fault(404, 'There is no such invoice')
  const sha256 = await makePaper({ db, files }, paper)
  const found = await files.stat(paperKey(sha256))
  if (found === null)
    throw fault(503, 'This file cannot be read at the moment. Please try again', { detail: `no file at ${paperKey(sha256)}` })
  return new FileAnswer(
    200,
    {
      'content-type': 'application/pdf',
      'content-length': String(found.bytes),
      'content-disposition': `attachment; filename="${paperFileName(paper.number)}"`,
      etag: `"${sha256}"`,
      'cache-control': 'private, no-store',
    },
    () => files.stream(paperKey(sha256)),
  )
}
