import escapeHtml from 'escape-html'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { Fault, fault } from '../contract/fault.ts'
import { asFault, SIGN_IN_COOKIE, SIGN_IN_LIFE } from '../modules/accounts/index.ts'
import { countAttempt } from '../modules/limits/index.ts'
import { readError } from './answer-errors.ts'
import type { Needs } from './needs.ts'

/** The message from the popup to the page that opened it. */
type Handover =
  | { tab: string; provider: string; providerToken: string; socialId: string; email: string; firstName: string; lastName: string }
  | { tab: string; provider: string; error: string }

const CHANNEL = 'chitra-social'
const SCRIPT = `const { textContent } = document.getElementById('handover')
const channel = new BroadcastChannel('${CHANNEL}')
channel.postMessage(JSON.parse(textContent))
channel.close()
window.close()
`
const PARAMS = {
  type: 'object',
  properties: { provider: { type: 'string', maxLength: 20 } },
  required: ['provider'],
}
const QUERY = { type: 'object', properties: { tab: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' } }, required: ['tab'] }

/**
 * `/social/{provider}`: the popup in which a visitor signs in with a provider, and its callback. The code is exchanged here, so that no page contains
 * a secret. State and nonce are in a signed cookie, which binds the sign-in to this browser (TA-02).
 */
export async function socialPages(app: FastifyInstance, services: Pick<Needs, 'social' | 'publicUrl' | 'db' | 'clock'>): Promise<void> {
  const { social, publicUrl } = services
  const secure = publicUrl.startsWith('https:')
  const redirectUri = (provider: string) => `${publicUrl}/social/${provider}/callback`
  const found = (name: string) => {
    const provider = social.provider(name)
    if (provider === null) throw fault(404, 'This way to sign in is not available here')
    return provider
  }
  app.addHook('onSend', async (_, reply) => {
    // Isolated from its opener, the popup could neither close itself nor be seen to close.
    reply.header('cross-origin-opener-policy', 'unsafe-none').header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
  })

  // The popup is read by people, so errors are shown as a page.
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { code, publicMessage, retryAfter } = readError(error)
    request.log.info({ code, why: error.message.slice(0, 500) }, 'social sign-in refused')
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
    return reply
      .code(code)
      .type('text/html; charset=utf-8')
      .send(page(`<p>${escapeHtml(publicMessage)}</p><p>You can close this window.</p>`))
  })

  app.get('/social/handover.js', async (_, reply) => await reply.type('text/javascript').send(SCRIPT))

  app.get<{ Params: { provider: string }; Querystring: { tab: string } }>(
    '/social/:provider',
    { schema: { params: PARAMS, querystring: QUERY } },
    async (request, reply) => {
      await countAttempt(services, ['social-network', request.ip])
      const provider = found(request.params.provider)
      const signIn = social.newSignIn(provider.name, request.query.tab)
      const address = await asFault(provider, provider.begin(signIn, redirectUri(provider.name)))
      reply.setCookie(SIGN_IN_COOKIE, social.seal(signIn), {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure,
        maxAge: SIGN_IN_LIFE / 1000,
      })
      return await reply.redirect(address.href, 302)
    },
  )

  app.get<{ Params: { provider: string } }>('/social/:provider/callback', { schema: { params: PARAMS } }, async (request, reply) => {
    await countAttempt(services, ['social-network', request.ip])
    const provider = found(request.params.provider)
    const signIn = social.unseal(request.headers.cookie)
    const returned = new URL(request.url, publicUrl)
    if (signIn === null || signIn.provider !== provider.name || returned.searchParams.get('state') !== signIn.state)
      throw fault(400, 'This sign-in was not started in this browser, or too long ago. Please try again', { detail: 'social: state' })
    const { tab } = signIn
    const refused = (error: string): FastifyReply => handOver(reply, { tab, provider: provider.name, error })
    const providerError = returned.searchParams.get('error')
    if (providerError !== null) {
      request.log.info({ provider: provider.name, error: providerError.slice(0, 100) }, 'social sign-in ended at the provider')
      return refused(providerError === 'access_denied' ? 'The sign-in was cancelled' : 'Something went wrong')
    }
    try {
      const providerToken = await asFault(provider, provider.finish(returned, signIn, redirectUri(provider.name)))
      const { subject, email, firstName, lastName } = await asFault(provider, provider.verify(providerToken, signIn.nonce))
      return handOver(reply, { tab, provider: provider.name, providerToken, socialId: subject, email: email ?? '', firstName, lastName })
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      request.log.info({ why: error.message }, 'social sign-in refused')
      return refused(error.publicMessage)
    }
  })
}

/** Passes the token in a data block instead of an address, so that it appears in no history and no log. */
function handOver(reply: FastifyReply, handover: Handover): FastifyReply {
  const data = JSON.stringify(handover).replaceAll('<', '\\u003c')
  return reply
    .type('text/html; charset=utf-8')
    .send(
      page(
        `<p>You can close this window.</p><script type="application/json" id="handover">${data}</script><script src="/social/handover.js"></script>`,
      ),
    )
}

const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Signing in</title></head><body>${body}</body></html>`
