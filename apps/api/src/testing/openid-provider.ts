import { type Server } from 'node:http'
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import { Provider } from 'oidc-provider'
import { freePort } from '../platform/ports.ts'

/** The provider's data about a person. */
export interface Person {
  email: string
  email_verified: boolean
  name?: string
  given_name?: string
  family_name?: string
}

export interface OpenIdProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** The people who can sign in, by subject; tests add to it. */
  people: Map<string, Person>
  /** A token with any claims, signed with the provider's key. */
  sign(claims: Record<string, unknown>, options?: { key?: JWK; algorithm?: string }): Promise<string>
  publicKey: JWK
  close(): Promise<void>
}

/** A real OpenID provider (oidc-provider) on loopback, with its own sign-in pages. */
export async function startOpenIdProvider(redirectUri: string): Promise<OpenIdProvider> {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const [clientId, clientSecret] = ['chitra-tests', 'a-secret-between-the-shop-and-the-provider']
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), kid: 'tests', alg: 'RS256', use: 'sig' }
  const people = new Map<string, Person>()
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    jwks: { keys: [key] },
    cookies: { keys: ['tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    // Like Google, puts the profile into the identity token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
  })
  const server = await new Promise<Server>((resolve) => {
    const listening: Server = provider.listen(port, '127.0.0.1', () => resolve(listening))
  })
  return {
    issuer,
    clientId,
    clientSecret,
    people,
    publicKey: await exportJWK(publicKey),
    sign: async (claims, { key: other = key, algorithm = 'RS256' } = {}) =>
      await new SignJWT(claims).setProtectedHeader({ alg: algorithm, kid: 'tests' }).sign(await importJWK(other, algorithm)),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
