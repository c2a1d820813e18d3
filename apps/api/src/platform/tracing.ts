import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api'
import type { LogEvent } from 'kysely'

/** Where traces are sent, and how many. */
export interface TracesPlace {
  /** The collector's address, to which `/v1/traces` is added. */
  url: string
  /** Share of requests, from 0 to 1. */
  ratio: number
}

/** What is done for one request: its span, and what makes spans within it. */
interface Traced {
  span: Span
  tracer: Tracer
}

const current = new AsyncLocalStorage<Traced>()

export interface Tracing {
  /**
   * Begins the span of a request; what `go` calls, and what follows from it, is within it.
   * @param parent the `traceparent` header, if it is to be believed
   */
  request(name: string, parent: string | undefined, go: () => void): Span
  /** Sends what is left. */
  stop(): Promise<void>
}

/** Traces in OpenTelemetry's protocol (JSON over HTTP). The libraries are loaded only for a shop that is traced. */
export async function createTracing({ url, ratio }: TracesPlace): Promise<Tracing> {
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }, { W3CTraceContextPropagator }] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/core'),
  ])
  const exporter = new OTLPTraceExporter({ url: `${url.replace(/\/$/, '')}/v1/traces` })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'chitra' }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('chitra')
  const propagator = new W3CTraceContextPropagator()
  const getter = { get: (carrier: { traceparent?: string | undefined }) => carrier.traceparent, keys: () => ['traceparent'] }
  return {
    request(name, parent, go) {
      const around = current.getStore()
      const within =
        around === undefined ? propagator.extract(ROOT_CONTEXT, { traceparent: parent }, getter) : trace.setSpan(ROOT_CONTEXT, around.span)
      const span = tracer.startSpan(name, { kind: around === undefined ? SpanKind.SERVER : SpanKind.INTERNAL }, within)
      current.run({ span, tracer }, go)
      return span
    },
    stop: () => provider.shutdown(),
  }
}

/** Called after each query. Its values are not recorded: they are people's. */
export function traceQuery({ query, queryDurationMillis, level }: LogEvent): void {
  const around = current.getStore()
  if (around === undefined) return
  const span = around.tracer.startSpan(
    /[a-z]+/i.exec(query.sql)?.[0] ?? 'query',
    {
      kind: SpanKind.CLIENT,
      startTime: Date.now() - queryDurationMillis,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql },
    },
    trace.setSpan(ROOT_CONTEXT, around.span),
  )
  if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
