import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addItem } from '../../testing/items.ts'
import { startTestShop, type TestShop } from '../../testing/shop.ts'

interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

/** A collector that speaks OpenTelemetry's protocol, and keeps the spans. */
async function startCollector() {
  const spans: SentSpan[] = []
  const server = createServer((request, response) => {
    void request.toArray().then((parts) => {
      const { resourceSpans } = JSON.parse(Buffer.concat(parts as Buffer[]).toString()) as {
        resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[]
      }
      for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, close: () => server.close() }
}

describe('a shop that is traced', () => {
  let collector: Awaited<ReturnType<typeof startCollector>>
  let shop: TestShop
  const trace = 'a'.repeat(32)
  beforeAll(async () => {
    collector = await startCollector()
    shop = await startTestShop('postgres', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
    const { publicId } = await addItem(shop.services, { name: 'Secret garden' })
    const visitor = await shop.visitor()
    await visitor.fetch(`/api/images/${publicId}`, { headers: { traceparent: `00-${trace}-${'b'.repeat(16)}-01` } })
    await visitor.fetch('/api/images-list/?search=garden', {})
    await visitor.fetch('/faq', { headers: { accept: 'text/html' } })
    // What is left is sent when the shop stops.
    await shop.remove()
  })
  afterAll(() => collector.close())

  const named = (name: string) => collector.spans.filter((span) => span.name === name)
  const attribute = (span: SentSpan | undefined, name: string) => span?.attributes.find(({ key }) => key === name)?.value

  it('sends a span for each request, with those of its queries in it', () => {
    const [request] = named('GET /api/images/:id')
    expect(attribute(request, 'http.response.status_code')?.intValue).toBe(200)
    const queries = collector.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
    expect(queries.length).toBeGreaterThan(0)
    for (const query of queries) {
      expect([query.name, query.traceId]).toEqual([expect.stringMatching(/^(select|with)$/), request?.traceId])
      expect(attribute(query, 'db.query.text')?.stringValue).toMatch(/select[^]*from/)
    }
  })

  it('continues the trace of a proxy that it trusts', () => {
    expect(named('GET /api/images/:id')[0]).toMatchObject({ traceId: trace, parentSpanId: 'b'.repeat(16) })
  })

  it('has the calls that a page makes in this process within the page', () => {
    const [page] = named('GET /faq').concat(named('GET /*'))
    const inside = collector.spans.filter(({ traceId, name }) => traceId === page?.traceId && name.startsWith('GET /api/'))
    expect(inside.map(({ name }) => name)).toContain('GET /api/cms-info/:slug')
  })

  it('tells nothing that a visitor has typed, and no value of a query', () => {
    expect(JSON.stringify(collector.spans)).not.toMatch(/garden/i)
  })
})
