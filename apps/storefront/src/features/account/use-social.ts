import { asForm, take, toApiError } from '@chitra/api-client'
import { useState } from 'react'
import * as accountMessages from '@chitra/messages/sign-in.ts'
import * as messages from '@chitra/messages/common.ts'
import { api } from '../../platform/api.ts'
import { paths } from '@chitra/paths'
import { beginSession } from '../../platform/session.ts'
import { askProvider, type SocialIdentity, type SocialProvider, SocialRefused } from '../../platform/social.ts'
import { tell } from '../../platform/toasts.ts'
import { settleLogin, type SignedIn } from './settle-login.ts'

export type SocialPurpose = 'sign-up' | 'login'

/** Sign-up or login by a provider: window, server, then the same way on as after a password (AUTH-08, AUTH-14). */
export function useSocial(purpose: SocialPurpose, onSignedIn: SignedIn): { busy: boolean; choose: (provider: SocialProvider) => void } {
  const [busy, setBusy] = useState(false)
  const go = async (provider: SocialProvider) => {
    setBusy(true)
    try {
      const identity = await askProvider(provider)
      if (purpose === 'sign-up') {
        const { message } = await take(
          api.POST('/api/users/social/signup', { body: { ...identity, role: 'buyer' }, bodySerializer: asForm }),
        )
        tell.success(message ?? accountMessages.social.registered)
      }
      const to = await logIn(identity).catch((failure: unknown) => {
        // An address that still has to be confirmed by mail: said already, and signed in later.
        if (purpose === 'sign-up' && toApiError(failure).code === 401) return paths.login
        throw failure
      })
      if (purpose === 'login') tell.success(accountMessages.login.success)
      await onSignedIn(to)
    } catch (failure) {
      tell.error(wordsOf(failure))
    } finally {
      setBusy(false)
    }
  }
  return { busy, choose: (provider) => void go(provider) }
}

async function logIn({ registerType, socialId, email, providerToken }: SocialIdentity): Promise<string | null> {
  const body = { registerType, socialId, email, providerToken, role: 'buyer' as const }
  const { data } = await take(api.POST('/api/users/social/login', { body, bodySerializer: asForm }))
  const user = data.user ?? data.newUser
  beginSession({ token: data.token, userId: user?._id ?? '', firstName: user?.firstName ?? '', lastName: user?.lastName ?? '' }, data.role)
  return await settleLogin()
}

function wordsOf(failure: unknown): string {
  if (failure instanceof SocialRefused) return failure.message
  const error = toApiError(failure)
  if (error.kind === 'offline') return messages.offline
  return error.errorMessage === '' ? messages.somethingWrong : error.errorMessage
}
