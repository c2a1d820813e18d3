import { createApiClient } from '@chitra/api-client'
import { fetchWithFirstAnswers } from './first-answers.ts'
import { currentSession } from './session.ts'
import { readCookie } from './storage.ts'

/** The one client of the shop. */
export const api = createApiClient({
  baseUrl: globalThis.location?.origin ?? '',
  token: () => currentSession()?.token ?? null,
  xsrfToken: () => readCookie('XSRF-TOKEN'),
  fetch: fetchWithFirstAnswers(() => currentSession() !== null),
})
