import type { GraphTwin } from './graph-twin.ts'
import type { OpenIdProvider } from './openid-provider.ts'
import type { Visitor } from './visitor.ts'

export const settingsOf = (google: OpenIdProvider, facebook: GraphTwin): Record<string, string> => ({
  GOOGLE_CLIENT_ID: google.clientId,
  GOOGLE_CLIENT_SECRET: google.clientSecret,
  GOOGLE_ISSUER: google.issuer,
  FACEBOOK_APP_ID: facebook.appId,
  FACEBOOK_APP_SECRET: facebook.appSecret,
  FACEBOOK_GRAPH_URL: facebook.url,
})

/** Opens the popup up to the provider's page: the browser gets its cookie, the provider the nonce and state. */
export async function beginSignIn(
  visitor: Visitor,
  provider: 'google' | 'facebook',
): Promise<{ nonce: string; state: string; address: URL }> {
  const response = await visitor.fetch(`/social/${provider}?tab=tab-of-the-tests`, { redirect: 'manual' })
  const [cookie = ''] = response.headers.getSetCookie().filter((line) => line.startsWith('SOCIAL='))
  visitor.cookie = [...visitor.cookie.split('; ').filter((one) => !one.startsWith('SOCIAL=')), cookie.split(';')[0]].join('; ')
  const address = new URL(response.headers.get('location') ?? 'about:blank')
  return { nonce: address.searchParams.get('nonce') ?? '', state: address.searchParams.get('state') ?? '', address }
}

/** The claims of a valid token: from this provider, for this shop and browser, not expired. */
export const goodClaims = (google: OpenIdProvider, subject: string, nonce: string, now: Date): Record<string, unknown> => {
  const seconds = Math.floor(now.getTime() / 1000)
  return { iss: google.issuer, aud: google.clientId, sub: subject, nonce, iat: seconds, exp: seconds + 300, ...google.people.get(subject) }
}

/** A browser with a valid token for one of the provider's people. */
export async function holderOf(
  shop: { visitor(): Promise<Visitor>; clock: { now(): Date } },
  google: OpenIdProvider,
  subject: string,
): Promise<{ visitor: Visitor; body: Record<string, string>; claims: Record<string, unknown> }> {
  const visitor = await shop.visitor()
  const { nonce } = await beginSignIn(visitor, 'google')
  const claims = goodClaims(google, subject, nonce, shop.clock.now())
  return { visitor, claims, body: { registerType: 'google', socialId: subject, role: 'buyer', providerToken: await google.sign(claims) } }
}
