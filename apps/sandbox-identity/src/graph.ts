import { createHmac } from 'node:crypto'
import { createCodes, type Grant } from './codes.ts'
import { html, json, type Client, type Route } from './http.ts'
import type { Person } from './people.ts'
import { windowPage } from './window.ts'

/** Facebook's dialog and Graph API, as far as a sign-in needs them (developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow). */
export function graphRoutes(client: Client): Record<string, Route> {
  const codes = createCodes<Grant>()
  const tokens = createCodes<Person>()
  return {
    'GET /facebook/dialog/oauth': ({ query }, response) => {
      const redirectUri = client.redirectOf(query)
      if (redirectUri === null) return json(response, 400, { error: {} })
      const back = (said: Record<string, string>) => client.back(redirectUri, query, said)
      const code = (person: Person) => codes.give({ person, redirectUri, nonce: '', challenge: '' })
      html(
        response,
        windowPage('Facebook', (person) => back({ code: code(person) }), back({ error: 'access_denied' })),
      )
    },
    'GET /facebook/oauth/access_token': ({ query }, response) => {
      const grant = client.isRight(query, '') ? codes.take(query.get('code') ?? '') : undefined
      if (grant === undefined || grant.redirectUri !== query.get('redirect_uri')) return json(response, 400, { error: {} })
      json(response, 200, { access_token: tokens.give(grant.person), token_type: 'bearer' })
    },
    'GET /facebook/debug_token': ({ query }, response) => {
      if (query.get('access_token') !== `${client.id}|${client.secret}`) return json(response, 400, { error: {} })
      const person = tokens.find(query.get('input_token') ?? '')
      const known = { app_id: client.id, type: 'USER', is_valid: true, user_id: person?.id, expires_at: 0 }
      json(response, 200, { data: person === undefined ? { is_valid: false } : known })
    },
    'GET /facebook/me': ({ query }, response) => {
      const token = query.get('access_token') ?? ''
      const person = tokens.find(token)
      const proof = createHmac('sha256', client.secret).update(token).digest('hex')
      if (person === undefined || query.get('appsecret_proof') !== proof) return json(response, 400, { error: {} })
      const { id, firstName, lastName, email } = person
      json(response, 200, { id, email, name: `${firstName} ${lastName}`.trim(), first_name: firstName, last_name: lastName })
    },
  }
}
