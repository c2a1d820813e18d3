export interface SharedAnswersOptions {
  fetch: typeof globalThis.fetch
  /** Changes whenever the content of a page may have changed; null if it is not known. */
  version: () => Promise<string | null>
  /** Milliseconds of a monotonic clock. */
  now?: () => number
}

/** What nearly every page asks for. */
const SHARED = new Set(['/api/site-settings', '/api/categories/'])
/** Milliseconds until an answer expires, because it may depend on more than the version covers. */
const KEPT_FOR = 10_000

interface Answer {
  body: ArrayBuffer
  type: string | null
  version: string
  until: number
}

/** A `fetch` that answers the calls shared by most pages from memory until something changes, so that a page costs only its own calls. */
export function sharedAnswers({ fetch, version, now = () => performance.now() }: SharedAnswersOptions): typeof globalThis.fetch {
  const answers = new Map<string, Answer>()

  return async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const isShared = request.method === 'GET' && search === '' && SHARED.has(pathname)
    const current = isShared ? await version() : null
    if (current === null) return await fetch(request)
    const found = answers.get(pathname)
    if (found?.version === current && now() < found.until) return responseOf(found)
    const response = await fetch(request)
    if (!response.ok) return response
    const answer = {
      body: await response.arrayBuffer(),
      type: response.headers.get('content-type'),
      version: current,
      until: now() + KEPT_FOR,
    }
    answers.set(pathname, answer)
    return responseOf(answer)
  }
}

const responseOf = ({ body, type }: Answer): Response => new Response(body, type === null ? {} : { headers: { 'content-type': type } })
