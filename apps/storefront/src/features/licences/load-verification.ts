import { take, toApiError } from '@chitra/api-client'
import type { components } from '@chitra/api-client'
import { api } from '../../platform/api.ts'

export type Verification = components['schemas']['Verification']

/** What a code stands for; null for one that nobody has. @throws ApiError */
export async function loadVerification(code: string, signal: AbortSignal): Promise<Verification | null> {
  try {
    return (await take(api.GET('/api/verify/{code}', { params: { path: { code } }, signal }))).data.verification
  } catch (failure) {
    const { code: status } = toApiError(failure)
    if (status === 404 || status === 400) return null
    throw failure
  }
}
