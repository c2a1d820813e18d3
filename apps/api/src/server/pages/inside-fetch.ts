import type { FastifyInstance } from 'fastify'
import { inject } from 'light-my-request'
import { INTERNAL_ADDRESS } from '../../modules/popular-searches/index.ts'

/** Any value passes as long as cookie and header match: the check is against other sites, and these calls come from this process. */
const XSRF = 'inside'

/**
 * A `fetch` that calls the API within this process, without a session, so that no private data can be in the answers. Not by Fastify's own
 * `inject`, which refuses while the server ends what it has begun.
 */
export const insideFetch =
  (app: FastifyInstance): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const { statusCode, headers, rawPayload } = await inject((incoming, outgoing) => app.routing(incoming, outgoing), {
      method: request.method as 'GET',
      url: pathname + search,
      remoteAddress: INTERNAL_ADDRESS,
      headers: { ...Object.fromEntries(request.headers), cookie: `XSRF-TOKEN=${XSRF}`, 'x-xsrf-token': XSRF },
      ...(request.body === null ? {} : { payload: Buffer.from(await request.arrayBuffer()) }),
    })
    const type = headers['content-type']
    return new Response(rawPayload.length === 0 ? null : new Uint8Array(rawPayload), {
      status: statusCode,
      ...(type === undefined ? {} : { headers: { 'content-type': type } }),
    })
  }
