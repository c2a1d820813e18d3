import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { createCodes, type Grant } from './codes.ts'
import { html, json, type Client, type Route } from './http.ts'
import { windowPage } from './window.ts'

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
/** Seconds that an identity token is good for. */
const TOKEN_LIFE = 3600

/** OpenID Connect Core 1.0 in Google's place: authorization code with PKCE, and an RS256 identity token. */
export function openidRoutes(issuer: () => string, client: Client): Record<string, Route> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = { ...publicKey.export({ format: 'jwk' }), kid: 'sandbox', alg: 'RS256', use: 'sig' }
  const codes = createCodes<Grant>()

  const identityToken = ({ person, nonce }: Grant): string => {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: issuer(),
      aud: client.id,
      sub: person.id,
      iat: now,
      exp: now + TOKEN_LIFE,
      nonce,
      email: person.email,
      email_verified: true,
      given_name: person.firstName,
      family_name: person.lastName,
    }
    const signed = `${part({ alg: 'RS256', kid: 'sandbox', typ: 'JWT' })}.${part(claims)}`
    return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`
  }

  return {
    'GET /google/.well-known/openid-configuration': (_, response) =>
      json(response, 200, {
        issuer: issuer(),
        authorization_endpoint: `${issuer()}/authorize`,
        token_endpoint: `${issuer()}/token`,
        jwks_uri: `${issuer()}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
      }),
    'GET /google/keys': (_, response) => json(response, 200, { keys: [key] }),
    'GET /google/authorize': ({ query }, response) => {
      const redirectUri = client.redirectOf(query)
      if (redirectUri === null) return json(response, 400, { error: 'invalid_request' })
      const back = (said: Record<string, string>) => client.back(redirectUri, query, said)
      const grant = { redirectUri, nonce: query.get('nonce') ?? '', challenge: query.get('code_challenge') ?? '' }
      html(
        response,
        windowPage('Google', (person) => back({ code: codes.give({ ...grant, person }) }), back({ error: 'access_denied' })),
      )
    },
    'POST /google/token': ({ form, authorization }, response) => {
      if (!client.isRight(form, authorization)) return json(response, 401, { error: 'invalid_client' })
      const grant = codes.take(form.get('code') ?? '')
      const proof = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      if (grant === undefined || grant.redirectUri !== form.get('redirect_uri') || grant.challenge !== proof)
        return json(response, 400, { error: 'invalid_grant' })
      const token = identityToken(grant)
      json(response, 200, { access_token: codes.give(grant), token_type: 'Bearer', expires_in: TOKEN_LIFE, id_token: token })
    },
  }
}
