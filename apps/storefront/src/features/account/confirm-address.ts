import { take, toApiError } from '@chitra/api-client'
import * as accountMessages from '@chitra/messages/sign-in.ts'
import * as messages from '@chitra/messages/common.ts'
import { api } from '../../platform/api.ts'
import { tell } from '../../platform/toasts.ts'

/** The code of a link that could not be used: its holder may ask for another. */
let unusableCode: string | null = null

/** Confirms an email address by the code of a link, and says what came of it (AUTH-10). */
export async function confirmAddress(code: string): Promise<void> {
  try {
    await take(api.POST('/api/users/emailVerify', { body: { verification_code: code } }))
    tell.success(accountMessages.login.verified)
  } catch (failure) {
    const error = toApiError(failure)
    if (error.code === 400) unusableCode = code
    tell.error(error.errorMessage === '' ? messages.somethingWrong : error.errorMessage)
  }
}

/** The code that could not be used, once. */
export function takeUnusableCode(): string | null {
  const code = unusableCode
  unusableCode = null
  return code
}
