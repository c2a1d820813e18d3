import createFetchClient, { type Client, type Middleware } from 'openapi-fetch'
import { toApiError } from './errors.ts'
import type { paths } from './generated/schema.ts'

export interface ClientOptions {
  /** Origin of the API; the page's own by default. */
  baseUrl?: string
  /** The session's token, read for every call. */
  token: () => string | null
  /** The value of the cookie XSRF-TOKEN. Asked for before every call, the safe ones too: to one without that cookie the server gives a new one, which an unsafe call on its way would not repeat. */
  xsrfToken: () => string | null
  /** Called when the server answers 401 to the current token, or to none where one is needed: there is no session. */
  onSessionOver?: ((request: Request) => void) | undefined
  /** What answers are wanted in, as a BCP 47 tag; without it the server goes by what the browser prefers. */
  language?: string
  fetch?: typeof globalThis.fetch
}

export type ApiClient = Client<paths>

const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

const authorizationOf = (token: string | null): string => (token === null ? '' : `Bearer ${token}`)

/** The typed client for openapi.yaml. Calls resolve to `{ data, error, response }`; `take()` unwraps the envelope or throws an ApiError. */
export function createApiClient({ baseUrl = '', token, xsrfToken, onSessionOver, language, fetch }: ClientOptions): ApiClient {
  const client = createFetchClient<paths>({ baseUrl, ...(fetch === undefined ? {} : { fetch }) })
  const middleware: Middleware = {
    onRequest({ request }) {
      const authorization = authorizationOf(token())
      if (authorization !== '') request.headers.set('authorization', authorization)
      const xsrf = xsrfToken()
      if (xsrf !== null && UNSAFE.has(request.method)) request.headers.set('x-xsrf-token', xsrf)
      if (language !== undefined) request.headers.set('accept-language', language)
      return request
    },
    onResponse({ request, response }) {
      // The answer to a token that is no longer the current one says nothing of the current session.
      const isCurrent = (request.headers.get('authorization') ?? '') === authorizationOf(token())
      if (response.status === 401 && isCurrent) onSessionOver?.(request)
    },
    onError: ({ error }) => toApiError(error),
  }
  client.use(middleware)
  return client
}

/** The envelope of a successful call. Throws an ApiError otherwise, even for a warning (`success: false` with status 200). */
export async function take<T extends { success: boolean }>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  let result: Awaited<typeof call>
  try {
    result = await call
  } catch (failure) {
    throw toApiError(failure)
  }
  const { data, error, response } = result
  if (data === undefined || !response.ok) throw toApiError(error, response.status)
  if (!data.success) throw toApiError(data, response.status)
  return data
}

/** Serialises a multipart call: `bodySerializer: asForm`. */
export function asForm(body: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) if (typeof value === 'string') form.append(name, value)
  return form
}
