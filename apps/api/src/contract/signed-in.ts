import { signInAgain } from './fault.ts'
import type { Call, Caller, OperationId } from './operation.ts'

/** The caller of an operation that needs one. The server has refused all others before; this tells the compiler, and holds if it had not. */
export function signedIn(call: Pick<Call<OperationId>, 'caller'>): Caller {
  if (call.caller === null) throw signInAgain()
  return call.caller
}
