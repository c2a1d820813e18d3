import { SpanStatusCode } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import type { Tracing } from '../../platform/tracing.ts'

/** A span for each request, named by its route: addresses hold what visitors search for. */
export function traceRequests(app: FastifyInstance, tracing: Tracing, { believesHeaders }: { believesHeaders: boolean }): void {
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const parent = request.headers['traceparent']
    const span = tracing.request(`${request.method} ${route}`, believesHeaders && typeof parent === 'string' ? parent : undefined, done)
    span.setAttributes({ 'http.request.method': request.method, 'http.route': route, 'chitra.request_id': request.id })
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode)
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
  })
}
