import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { readZip } from '../../../platform/zip/index.ts'
import { zipAnswer } from '../../archives/index.ts'
import { slots } from '../../downloads/index.ts'
import { attemptAt, countedWith } from '../../limits/index.ts'
import { boardOfComps, compsOf, sourceOf } from '../comps.ts'
import { checkComps } from '../comps-address.ts'
import type { Needs } from '../needs.ts'

export const getBoardComps: Operation<
  'getBoardComps',
  Pick<Needs, 'db' | 'clock' | 'files' | 'shop' | 'publicUrl' | 'downloadSecret'>
> = async (call, services) => {
  const { query, headers, ip } = call
  const verdict = checkComps(services.downloadSecret, query, query.signature, services.clock.now())
  // Checked before any look-up, so the answer does not reveal what exists.
  if (verdict === 'forged') throw fault(403, 'This download link is not valid', { detail: 'forged download address' })
  if (verdict === 'expired') throw fault(403, 'This download link has expired. Please try again')
  const board = await countedWith(services.db, attemptAt(services, [['board-comps-network', ip]]), boardOfComps(services.db, query.board))
  const comps = board === null ? null : await compsOf(services, board, query.language)
  if (comps === null) throw fault(404, 'There is no such file')
  return zipAnswer(headers, comps, {
    takeSlot: () => slots(services, 'comps').take(query.board),
    open: (range) => readZip(comps.plan, sourceOf(comps.parts), range),
  })
}
