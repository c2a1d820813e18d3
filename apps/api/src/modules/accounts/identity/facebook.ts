import { createHmac } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import { type Provider, PROVIDER_TIMEOUT, ProviderUnavailable, TokenRefused } from './provider.ts'

type Settings = NonNullable<Config['facebook']>

interface Debugged {
  data?: { app_id?: unknown; is_valid?: unknown; user_id?: unknown; expires_at?: unknown; type?: unknown }
}
interface Me {
  id?: unknown
  email?: unknown
  name?: unknown
  first_name?: unknown
  last_name?: unknown
}

/** Facebook Login by the Graph API. An access token is accepted only if `debug_token` confirms that it was issued to this app (D-03). */
export function facebookProvider({ appId, appSecret, graphUrl, dialogUrl }: Settings, clock: Clock): Provider {
  async function graph<T>(path: string, query: Record<string, string>): Promise<T> {
    let response: Response
    try {
      response = await fetch(`${graphUrl}${path}?${new URLSearchParams(query)}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(PROVIDER_TIMEOUT),
        headers: { accept: 'application/json' },
      })
      if (response.status >= 500) throw new Error(`status ${response.status}`)
      const body = (await response.json()) as T
      if (response.ok) return body
    } catch (cause) {
      throw new ProviderUnavailable('the Graph API does not answer', { cause })
    }
    throw new TokenRefused(`the Graph API answered ${response.status}`)
  }

  return {
    name: 'facebook',
    title: 'Facebook',
    async begin({ state }, redirectUri) {
      const url = new URL(`${dialogUrl}/dialog/oauth`)
      url.search = String(
        new URLSearchParams({ client_id: appId, redirect_uri: redirectUri, state, response_type: 'code', scope: 'email,public_profile' }),
      )
      return url
    },
    async finish(returned, { state }, redirectUri) {
      const code = returned.searchParams.get('code')
      if (code === null || returned.searchParams.get('state') !== state)
        throw new TokenRefused('the code is missing, or the state does not match')
      const answer = await graph<{ access_token?: unknown }>('/oauth/access_token', {
        client_id: appId,
        client_secret: appSecret,
        redirect_uri: redirectUri,
        code,
      })
      return text(answer.access_token) || refuse('the answer has no access token')
    },
    async verify(token) {
      const { data = {} } = await graph<Debugged>('/debug_token', { input_token: token, access_token: `${appId}|${appSecret}` })
      const expires = Number(data.expires_at ?? 0)
      if (data.is_valid !== true || String(data.app_id) !== appId || (data.type !== undefined && data.type !== 'USER'))
        refuse('the token was not issued to this app')
      // 0 means that it does not expire.
      if (expires !== 0 && expires * 1000 <= clock.now().getTime()) refuse('the token has expired')
      const proof = createHmac('sha256', appSecret).update(token).digest('hex')
      const me = await graph<Me>('/me', { fields: 'id,email,name,first_name,last_name', access_token: token, appsecret_proof: proof })
      if (text(me.id) === '' || me.id !== data.user_id) refuse('the token belongs to another user')
      return {
        provider: 'facebook',
        subject: text(me.id),
        email: text(me.email) || null,
        // Graph does not say whether the address is verified, so it counts as unverified (TA-02).
        emailVerified: false,
        firstName: text(me.first_name) || text(me.name),
        lastName: text(me.last_name),
      }
    },
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const refuse = (why: string): never => {
  throw new TokenRefused(why)
}
