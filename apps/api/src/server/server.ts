import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import proxy from '@fastify/http-proxy'
import multipart from '@fastify/multipart'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import { fault } from '../contract/fault.ts'
import { serialiserCompiler } from '../contract/serialisers.ts'
import { validatorCompiler } from '../contract/validators.ts'
import type { Config } from '../platform/config.ts'
import { newId } from '../platform/ids.ts'
import type { Tracing } from '../platform/tracing.ts'
import { answerError } from './answer-errors.ts'
import { apiDocs } from './api-docs.ts'
import { brandFiles } from './brand.ts'
import { contractRoutes, type OnAnswer } from './contract-routes.ts'
import { devMailbox } from './dev-mailbox.ts'
import { lazyLogs } from './lazy-log.ts'
import { licenceKeys } from './licence-keys.ts'
import { mediaRoutes } from './media.ts'
import type { Metrics } from './monitoring/metrics.ts'
import { traceRequests } from './monitoring/trace-requests.ts'
import type { Needs } from './needs.ts'
import { BARE_HEADERS, policies, securityHeaders } from './security-headers.ts'
import { sharedCaching } from './shared-caching.ts'
import { MAX_PARAM_LENGTH, shopPages } from './shop-pages.ts'
import { sitemap } from './sitemap.ts'
import { socialPages } from './social-pages.ts'
import { storybookPages } from './storybook.ts'
import type { StorybookPlace } from './storybook-build.ts'
import { shedLoad } from './load-shedding.ts'
import { answerExpectation, answerParserError } from './parser-errors.ts'
import { giveXsrfCookie } from './xsrf.ts'

/** Bytes of a JSON body or a form. Nothing is uploaded here. */
const BODY_LIMIT = 100_000
/** Milliseconds between checks for late requests. Node's default of 30 s would double the time that a request has. */
const TIMEOUT_CHECK = 1_000

export type { OnAnswer }

/** Path under which this server proxies the sandbox gateway. */
export const SANDBOX_PATH = '/sandbox-gateway'

export interface ServerOptions {
  /** The sandbox gateway's own address, when it is used. */
  sandboxUrl: string | null
  onAnswer?: OnAnswer | undefined
  /** Counts requests, where somebody reads the figures. */
  metrics?: Pick<Metrics, 'watch'> | null
  tracing?: Tracing | null
  /** Where Storybook is built, and by what; by default the project's own. */
  storybook?: StorybookPlace | undefined
}

/** Builds the server; it does not listen yet. */
export async function buildServer(
  services: Needs,
  { sandboxUrl, onAnswer, metrics, tracing, storybook }: ServerOptions,
): Promise<FastifyInstance> {
  const { config } = services
  const log: FastifyBaseLogger = services.log
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    trustProxy: proxies(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    requestTimeout: config.requestSeconds * 1_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 10_000,
    genReqId: () => newId(10),
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: lazyLogs,
    // The router's own refusals, of an unreadable address or a path segment longer than any id, are answered in the usual envelope.
    frameworkErrors: (error, request, reply) => {
      // No hook runs for these, so the common headers are set here.
      reply.headers({ ...BARE_HEADERS, 'x-request-id': request.id })
      answerError(fault(400, 'This address is not valid', { detail: error.code }), request, reply)
    },
    forceCloseConnections: 'idle',
    // Who has a connection open when the shop is stopped is still answered on it, and told to close it.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH },
    clientErrorHandler: (error, socket) => answerParserError(error, socket, log),
    http: {
      // A proxy in front could read an ambiguous body differently; Node's strict parser refuses such a request.
      insecureHTTPParser: false,
      // The headers share the time of the whole request.
      headersTimeout: config.requestSeconds * 1_000,
      connectionsCheckingInterval: TIMEOUT_CHECK,
      // Checked below, to answer in the usual envelope.
      requireHostHeader: false,
    },
  })
  const noticeProxy = proxyNotice(config.trustProxy, log)
  app.setErrorHandler(answerError as never)
  app.setValidatorCompiler(validatorCompiler() as never)
  app.setSerializerCompiler(serialiserCompiler as never)
  metrics?.watch(app)
  if (tracing != null) traceRequests(app, tracing, { believesHeaders: config.trustProxy !== false })
  shedLoad(app, config.requestsAtOnce)
  await app.register(cookie)
  const caching = sharedCaching(config)
  const policyOf = await policies(services)
  const isSecure = services.publicUrl.startsWith('https:')
  // With callbacks: a promise for each of these would cost more than what they do.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    noticeProxy(request)
    done()
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    giveXsrfCookie(request, reply, isSecure)
    done()
  })
  app.server.on('checkExpectation', answerExpectation)
  securityHeaders(app, services, policyOf)
  app.addHook('onRequest', (request, _reply, done) => {
    refuseHosts(request)
    done()
  })
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip', 'identity'],
    customTypes: /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/,
  })
  // Forms are parsed for the contract's operations only; proxied requests must pass unchanged.
  await app.register(async (calls) => {
    await calls.register(multipart, {
      attachFieldsToBody: 'keyValues',
      throwFileSizeLimit: true,
      limits: { fields: 20, files: 0, parts: 20, fieldSize: 10_000, fieldNameSize: 100, headerPairs: 50 },
    })
    await calls.register(contractRoutes, { services, onAnswer, caching })
  })
  await app.register(mediaRoutes, { services, caching })
  await app.register(socialPages, services)
  await app.register(apiDocs, services)
  if (config.devMailbox && config.smtpUrl === null) await app.register(devMailbox, config)
  if (!config.production) await app.register(storybookPages, storybook ?? {})
  if (sandboxUrl !== null) await app.register(sandboxProxy, { upstream: sandboxUrl })
  await app.register(sitemap, services)
  await app.register(brandFiles, services)
  await app.register(licenceKeys, services)
  await shopPages(app, services, { policyOf, caching })
  return app
}

/** Converts a number of trusted hops to Fastify's function. */
const proxies = (setting: boolean | number | string): boolean | string | ((address: string, hop: number) => boolean) =>
  typeof setting === 'number' ? (_, hop) => hop < setting : setting

/** Refuses several `Host` headers, of which a proxy might read another one, and a missing one where HTTP/1.1 requires it (RFC 9112, 3.2). */
function refuseHosts({ raw }: FastifyRequest): void {
  const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
  if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1')) throw fault(400, 'The request must name one host')
}

/** Logs an error once if requests come through a proxy while `TRUST_PROXY` is not set: all visitors then share the limits of one address. */
function proxyNotice(trustProxy: Config['trustProxy'], log: FastifyBaseLogger): (request: FastifyRequest) => void {
  let isLogged = trustProxy !== false
  return ({ headers }) => {
    if (isLogged || (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined)) return
    isLogged = true
    log.error(
      'The shop is behind a proxy, but TRUST_PROXY is not set: all visitors share the limits on attempts of one address. Set TRUST_PROXY to the number of proxies; see docs/operating.md.',
    )
  }
}

/** Proxies the sandbox gateway, so that one port serves everything. Its pages have their own security policy. */
async function sandboxProxy(app: FastifyInstance, { upstream }: { upstream: string }): Promise<void> {
  await app.register(proxy, { upstream, prefix: SANDBOX_PATH, rewritePrefix: SANDBOX_PATH, http: { requestOptions: { timeout: 10_000 } } })
}
