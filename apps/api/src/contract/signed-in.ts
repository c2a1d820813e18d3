import { signInAgain } from './fault.ts'
import type { Call, Caller, OperationId } from './operation.ts'

/** The caller of an operation that requires a session. The server has already refused calls without one; this narrows the type, and fails safely. */
export function signedIn(call: Pick<Call<OperationId>, 'caller'>): Caller {
  if (call.caller === null) throw signInAgain()
  return call.caller
}
