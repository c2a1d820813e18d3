import { readBuyer } from '@chitra/gst/read-buyer.ts'
import { billing as words } from '@chitra/messages/billing.ts'
import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { said, type Sentence } from '../../../contract/said.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { setBilling } from '../billing-store.ts'
import type { Needs } from '../needs.ts'

const gstinElsewhere = (state: string): Sentence => said('This GSTIN is of {state}. Please choose that State', { state })

export const updateBilling: Operation<'updateBilling', Pick<Needs, 'db' | 'clock'>> = async (call, { db, clock }) => {
  const caller = signedIn(call)
  if (call.params.id !== caller.publicId) throw fault(404, 'There is no such user')
  const buyer = readBuyer<Sentence>(call.body, { ...words, gstinElsewhere })
  if ('problem' in buyer) throw fault(400, buyer.problem, { field: buyer.field })
  await setBilling(db, caller.userId, buyer, clock.now())
  return { success: true, code: 200, data: { billing: buyer } }
}
