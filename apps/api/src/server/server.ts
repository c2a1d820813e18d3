import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import proxy from '@fastify/http-proxy'
import multipart from '@fastify/multipart'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import { fault } from '../contract/fault.ts'
import { validatorCompiler } from '../contract/validators.ts'
import type { Config } from '../platform/config.ts'
import { newId } from '../platform/ids.ts'
import { answerError } from './answer-errors.ts'
import { apiDocs } from './api-docs.ts'
import { brandFiles } from './brand.ts'
import { contractRoutes, type OnAnswer } from './contract-routes.ts'
import { devMailbox } from './dev-mailbox.ts'
import { mediaRoutes } from './media.ts'
import type { Needs } from './needs.ts'
import { BARE_HEADERS, securityHeaders } from './security-headers.ts'
import { MAX_PARAM_LENGTH, shopPages } from './shop-pages.ts'
import { sitemap } from './sitemap.ts'
import { socialPages } from './social-pages.ts'
import { STORYBOOK, storybookPages } from './storybook.ts'
import { shedLoad } from './load-shedding.ts'
import { answerExpectation, answerParserError } from './parser-errors.ts'
import { giveXsrfCookie } from './xsrf.ts'

/** Bytes of a JSON body; forms are as small. Nothing is uploaded here. */
const BODY_LIMIT = 100_000
/** Milliseconds between two looks for requests that are late. Node looks every 30 s, which would double the time that a request has. */
const LATE_CHECK = 1_000

export type { OnAnswer }

/** Where the sandbox gateway is reached through this server. */
export const SANDBOX_PATH = '/sandbox-gateway'

export interface ServerOptions {
  /** The sandbox gateway's own address, when it is used. */
  sandboxUrl: string | null
  onAnswer?: OnAnswer | undefined
}

/** Builds the server around its services; it listens to nothing yet. */
export async function buildServer(services: Needs, { sandboxUrl, onAnswer }: ServerOptions): Promise<FastifyInstance> {
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
    // What the router itself refuses, an address that cannot be read or a part of one longer than any id, is answered in the envelope too.
    frameworkErrors: (error, request, reply) => {
      // No hook runs for these: the headers that all answers have are set here.
      reply.headers({ ...BARE_HEADERS, 'x-request-id': request.id })
      answerError(fault(400, 'This address is not valid', { detail: error.code }), request, reply)
    },
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH },
    clientErrorHandler: (error, socket) => answerParserError(error, socket, log),
    http: {
      // A proxy in front may give one body two readings; Node's strict parser refuses such a request.
      insecureHTTPParser: false,
      // The headers must be there within the time of the whole request; whether they are is looked at each second.
      headersTimeout: config.requestSeconds * 1_000,
      connectionsCheckingInterval: LATE_CHECK,
      // Refused below, in the envelope.
      requireHostHeader: false,
    },
  })
  const noticeProxy = proxyNotice(config.trustProxy, log)
  app.setErrorHandler(answerError as never)
  app.setValidatorCompiler(validatorCompiler() as never)
  await app.register(cookie)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    noticeProxy(request)
  })
  app.addHook('onSend', async (request, reply) => giveXsrfCookie(request, reply, services.publicUrl.startsWith('https:')))
  app.server.on('checkExpectation', answerExpectation)
  await securityHeaders(app, services)
  app.addHook('onRequest', async (request) => refuseHosts(request))
  shedLoad(app, config.requestsAtOnce)
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip', 'identity'],
    customTypes: /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/,
  })
  // Forms are read for the contract's calls alone; what is proxied goes through as it is.
  await app.register(async (calls) => {
    await calls.register(multipart, {
      attachFieldsToBody: 'keyValues',
      throwFileSizeLimit: true,
      limits: { fields: 20, files: 0, parts: 20, fieldSize: 10_000, fieldNameSize: 100, headerPairs: 50 },
    })
    await calls.register(contractRoutes, { services, onAnswer })
  })
  await app.register(mediaRoutes, services)
  await app.register(socialPages, services)
  await app.register(apiDocs, services)
  if (config.devMailbox && config.smtpUrl === null) await app.register(devMailbox, config)
  if (!config.production) await app.register(storybookPages, { folder: STORYBOOK })
  if (sandboxUrl !== null) await app.register(sandboxProxy, { upstream: sandboxUrl })
  await app.register(sitemap, services)
  await app.register(brandFiles, services)
  await shopPages(app, services)
  return app
}

/** A number of hops, as Fastify wants it said: the nearest ones are ours. */
const proxies = (setting: boolean | number | string): boolean | string | ((address: string, hop: number) => boolean) =>
  typeof setting === 'number' ? (_, hop) => hop < setting : setting

/** Refuses two hosts, of which a proxy might read the other one, and none where the protocol wants one (RFC 9112, 3.2). */
function refuseHosts({ raw }: FastifyRequest): void {
  const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
  if (hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1')) throw fault(400, 'The request must name one host')
}

/**
 * Says once, as an error, that requests come through a proxy although `TRUST_PROXY` is not set: all visitors then share the limits of one address, and links in
 * cookies and mails may be wrong.
 */
function proxyNotice(trustProxy: Config['trustProxy'], log: FastifyBaseLogger): (request: FastifyRequest) => void {
  let isSaid = trustProxy !== false
  return ({ headers }) => {
    if (isSaid || (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined)) return
    isSaid = true
    log.error(
      'A proxy stands before the shop, but TRUST_PROXY is not set: all visitors share the limits on attempts of one address. Set TRUST_PROXY to the number of proxies; see docs/operating.md.',
    )
  }
}

/** The sandbox gateway behind this origin, so that one port serves everything and no page leaves it. Its pages carry a policy of their own. */
async function sandboxProxy(app: FastifyInstance, { upstream }: { upstream: string }): Promise<void> {
  await app.register(proxy, { upstream, prefix: SANDBOX_PATH, rewritePrefix: SANDBOX_PATH, http: { requestOptions: { timeout: 10_000 } } })
}
