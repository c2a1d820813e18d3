import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import proxy from '@fastify/http-proxy'
import multipart from '@fastify/multipart'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { fault } from '../contract/fault.ts'
import { validatorCompiler } from '../contract/validators.ts'
import { mediaRoutes } from '../modules/catalogue/index.ts'
import { newId } from '../platform/ids.ts'
import type { Services } from '../services.ts'
import { answerError } from './answer-errors.ts'
import { apiDocs } from './api-docs.ts'
import { contractRoutes, type OnAnswer } from './contract-routes.ts'
import { devMailbox } from './dev-mailbox.ts'
import { BARE_HEADERS, securityHeaders } from './security-headers.ts'
import { MAX_PARAM_LENGTH, shopPages } from './shop-pages.ts'
import { sitemap } from './sitemap.ts'
import { socialPages } from './social-pages.ts'
import { STORYBOOK, storybookPages } from './storybook.ts'
import { giveXsrfCookie } from './xsrf.ts'

/** Bytes of a JSON body; forms are as small. Nothing is uploaded here. */
const BODY_LIMIT = 100_000
/** Milliseconds in which a whole request must have arrived. */
const REQUEST_TIMEOUT = 30_000

export type { OnAnswer }

/** Where the sandbox gateway is reached through this server. */
export const SANDBOX_PATH = '/sandbox-gateway'

export interface ServerOptions {
  /** The sandbox gateway's own address, when it is used. */
  sandboxUrl: string | null
  onAnswer?: OnAnswer | undefined
}

/** Builds the server around its services; it listens to nothing yet. */
export async function buildServer(services: Services, { sandboxUrl, onAnswer }: ServerOptions): Promise<FastifyInstance> {
  const { config } = services
  const log: FastifyBaseLogger = services.log
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    trustProxy: proxies(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
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
    // A proxy in front may give one body two readings; Node's strict parser refuses such a request.
    http: { insecureHTTPParser: false },
  })
  app.setErrorHandler(answerError as never)
  app.setValidatorCompiler(validatorCompiler() as never)
  await app.register(cookie)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    giveXsrfCookie(request, reply, services.publicUrl.startsWith('https:'))
  })
  await securityHeaders(app, services)
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
  await app.register(apiDocs)
  if (!config.production && config.smtpUrl === null) await app.register(devMailbox, config)
  if (!config.production) await app.register(storybookPages, { folder: STORYBOOK })
  if (sandboxUrl !== null) await app.register(sandboxProxy, { upstream: sandboxUrl })
  await app.register(sitemap, services)
  await shopPages(app, services)
  return app
}

/** A number of hops, as Fastify wants it said: the nearest ones are ours. */
const proxies = (setting: boolean | number | string): boolean | string | ((address: string, hop: number) => boolean) =>
  typeof setting === 'number' ? (_, hop) => hop < setting : setting

/** The sandbox gateway behind this origin, so that one port serves everything and no page leaves it. Its pages carry a policy of their own. */
async function sandboxProxy(app: FastifyInstance, { upstream }: { upstream: string }): Promise<void> {
  await app.register(proxy, { upstream, prefix: SANDBOX_PATH, rewritePrefix: SANDBOX_PATH, http: { requestOptions: { timeout: 10_000 } } })
}
