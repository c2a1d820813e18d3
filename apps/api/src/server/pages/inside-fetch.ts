import type { FastifyInstance } from 'fastify'
import { NOBODY } from '../../modules/popular-searches/index.ts'

/** Any pair will do: the check is against other sites' pages, and these calls come from no page. */
const XSRF = 'inside'

/** Answers a call in this process, as somebody without a session: what one person alone may see cannot be among the answers. */
export const insideFetch =
  (app: FastifyInstance): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const { statusCode, headers, rawPayload } = await app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      remoteAddress: NOBODY,
      headers: { ...Object.fromEntries(request.headers), cookie: `XSRF-TOKEN=${XSRF}`, 'x-xsrf-token': XSRF },
      ...(request.body === null ? {} : { payload: Buffer.from(await request.arrayBuffer()) }),
    })
    const type = headers['content-type']
    return new Response(rawPayload.length === 0 ? null : new Uint8Array(rawPayload), {
      status: statusCode,
      ...(type === undefined ? {} : { headers: { 'content-type': type } }),
    })
  }
