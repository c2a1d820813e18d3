import { createApiClient } from '@chitra/api-client'
import { language } from '@chitra/messages/language.ts'
import { currentSession } from './session.ts'
import { sessionIsOver } from './session-over.ts'
import { shopFetch } from './shop-fetch.ts'
import { xsrfToken } from './xsrf.ts'

const options = {
  // On the server no host is asked, but a request needs one.
  baseUrl: globalThis.location?.origin ?? 'http://shop',
  token: () => currentSession()?.token ?? null,
  xsrfToken,
  language,
  fetch: shopFetch,
}

/** The client of the shop. A call whose session is over ends it here; its caller has only to leave. */
export const api = createApiClient({ ...options, onSessionOver: sessionIsOver })
/** For calls in the background, whose caller decides what the end of the session means. */
export const backgroundApi = createApiClient(options)
