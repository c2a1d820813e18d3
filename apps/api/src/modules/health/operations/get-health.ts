import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { checkHealth } from '../check-health.ts'
import type { Needs } from '../needs.ts'

export const getHealth: Operation<'getHealth', Needs> = async (_, needs) => {
  const problem = await checkHealth(needs)
  if (problem !== null) throw fault(503, problem.message, { cause: problem.cause })
  return { success: true, code: 200, data: { database: 'ok', files: 'ok' } }
}
