import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import * as oidc from 'openid-client'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import { type Identity, type Provider, PROVIDER_TIMEOUT, ProviderUnavailable, TokenRefused } from './provider.ts'

/** Only asymmetric signatures: excludes `none`, and HMAC with the public key as the secret. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA']
/** Allowed clock skew in seconds. */
const TOLERANCE = 10

type Settings = NonNullable<Config['google']>

/** Google, or another provider of OpenID Connect Core 1.0: authorization code with PKCE, state and nonce. */
export function googleProvider({ clientId, clientSecret, issuer }: Settings, clock: Clock): Provider {
  let found: Promise<{ client: oidc.Configuration; keys: ReturnType<typeof createRemoteJWKSet> }> | undefined
  // Discovered on first use, and again after a failure: the shop must start while the provider is down.
  const discovered = () =>
    (found ??= discover({ clientId, clientSecret, issuer }).catch((cause: unknown) => {
      found = undefined
      throw new ProviderUnavailable('the OpenID provider does not answer', { cause })
    }))

  return {
    name: 'google',
    title: 'Google',
    async begin({ state, nonce, verifier }, redirectUri) {
      const { client } = await discovered()
      return oidc.buildAuthorizationUrl(client, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
    },
    async finish(returned, { state, nonce, verifier }) {
      const { client } = await discovered()
      try {
        const tokens = await oidc.authorizationCodeGrant(client, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        return tokens.id_token ?? ''
      } catch (cause) {
        throw asRefusal(cause)
      }
    },
    async verify(token, nonce) {
      if (nonce === null) throw new TokenRefused('this browser has no nonce')
      const { keys } = await discovered()
      try {
        const { payload } = await jwtVerify(token, keys, {
          issuer: [issuer, issuer.replace('https://', '')],
          audience: clientId,
          algorithms: ALGORITHMS,
          requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
          clockTolerance: TOLERANCE,
          currentDate: clock.now(),
        })
        if (payload['nonce'] !== nonce) throw new TokenRefused('the nonce does not match')
        if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload['azp'] !== clientId)
          throw new TokenRefused('the authorized party is another client')
        return identityOf(payload)
      } catch (cause) {
        throw asRefusal(cause)
      }
    },
  }
}

async function discover({ clientId, clientSecret, issuer }: Settings) {
  const client = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: PROVIDER_TIMEOUT / 1000,
    // Plain HTTP only if the operator has configured it, for a provider on the same machine.
    ...(issuer.startsWith('http:') ? { execute: [oidc.allowInsecureRequests] } : {}),
  })
  const { jwks_uri: keysAddress } = client.serverMetadata()
  if (keysAddress === undefined) throw new Error('the provider publishes no keys')
  return { client, keys: createRemoteJWKSet(new URL(keysAddress), { timeoutDuration: PROVIDER_TIMEOUT }) }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

function identityOf(payload: JWTPayload): Identity {
  return {
    provider: 'google',
    subject: payload.sub ?? '',
    email: text(payload['email']) || null,
    emailVerified: payload['email_verified'] === true,
    firstName: text(payload['given_name']) || text(payload['name']),
    lastName: text(payload['family_name']),
  }
}

/** Distinguishes an unreachable provider from a rejected token. */
function asRefusal(cause: unknown): Error {
  if (cause instanceof TokenRefused || cause instanceof ProviderUnavailable) return cause
  const code = (cause as { code?: string }).code ?? ''
  const isUnreachable =
    cause instanceof errors.JWKSTimeout ||
    /TIMEOUT|ECONN|ENOTFOUND|OAUTH_TIMEOUT/.test(code) ||
    (cause instanceof TypeError && cause.message === 'fetch failed')
  return isUnreachable
    ? new ProviderUnavailable('the OpenID provider does not answer', { cause })
    : new TokenRefused(cause instanceof Error ? cause.message : String(cause), { cause })
}
