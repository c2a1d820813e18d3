import { callKey, type FirstAnswers, type Page, toApiQuery } from '@chitra/paths'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

interface FirstCall {
  method: 'GET' | 'POST'
  url: string
  body?: string
}

const SETTINGS: FirstCall = { method: 'GET', url: '/api/site-settings' }
const CATEGORIES: FirstCall = { method: 'GET', url: '/api/categories/' }

/** The calls that a page's own script makes first, as far as their answers are the same for everybody. */
export function firstCallsOf(page: Page): FirstCall[] {
  switch (page.kind) {
    case 'home':
      return [
        SETTINGS,
        { method: 'POST', url: '/api/home-page-data', body: JSON.stringify({ page_slug: 'homepage' }) },
        { method: 'GET', url: '/api/images-list/?limit=24&categoryId=image' },
      ]
    case 'list': {
      const { search, category } = page.listing
      const query = toApiQuery(page.filters, { search, categoryId: category, page: page.page })
      const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
      return [SETTINGS, CATEGORIES, { method: 'GET', url: `/api/images-list/?${asked}` }]
    }
    case 'item':
      return [SETTINGS, { method: 'GET', url: `/api/images/${encodeURIComponent(page.id)}` }]
    case 'cms':
      return [SETTINGS, { method: 'GET', url: `/api/cms-info/${page.slug}` }]
    case 'support':
    case 'terms':
    case 'privacy':
    case 'personal':
    case 'unknown':
      return [SETTINGS]
  }
}

/** Any pair will do: the check is against other sites' pages, and this call comes from no page. */
const XSRF = 'first-answers'

/**
 * Makes a page's first calls in this process, as somebody without a session: what one person alone may see cannot be among the answers.
 * A call that finds no database, or fails in another way, has no answer here; the page's own script will make it again and say what is to be said.
 */
export async function firstAnswersFor(
  app: FastifyInstance,
  page: Page,
  { ip, log }: { ip: string; log: FastifyBaseLogger },
): Promise<FirstAnswers> {
  const calls = firstCallsOf(page)
  const answers = await Promise.all(calls.map((call) => answerTo(app, call, ip, log)))
  return Object.fromEntries(calls.flatMap((call, at) => (answers[at] === undefined ? [] : [[callKey(call), answers[at]]])))
}

async function answerTo(
  app: FastifyInstance,
  { method, url, body }: FirstCall,
  ip: string,
  log: FastifyBaseLogger,
): Promise<FirstAnswers[string] | undefined> {
  try {
    const { statusCode, payload } = await app.inject({
      method,
      url,
      remoteAddress: ip,
      ...(body === undefined
        ? {}
        : { payload: body, headers: { 'content-type': 'application/json', cookie: `XSRF-TOKEN=${XSRF}`, 'x-xsrf-token': XSRF } }),
    })
    if (statusCode !== 200 && statusCode !== 404) return undefined
    return { status: statusCode, body: JSON.parse(payload) as unknown }
  } catch (error) {
    log.warn({ error: String(error), url }, 'no first answer')
    return undefined
  }
}
