import { createApiClient } from '@chitra/api-client'
import { currentSession } from './session.ts'
import { shopFetch } from './shop-fetch.ts'
import { readCookie } from './storage.ts'

/** The one client of the shop. */
export const api = createApiClient({
  // On the server no host is asked, but a request needs one.
  baseUrl: globalThis.location?.origin ?? 'http://shop',
  token: () => currentSession()?.token ?? null,
  xsrfToken: () => readCookie('XSRF-TOKEN'),
  fetch: shopFetch,
})
