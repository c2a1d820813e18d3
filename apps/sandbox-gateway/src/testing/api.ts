import { keys } from './keys.ts'

export interface Answer<Body> {
  status: number
  body: Body
}

/** Calls the gateway's API: a POST with a body, otherwise a GET. */
export async function call<Body = any>(url: string, path: string, body?: unknown, secret = keys.keySecret): Promise<Answer<Body>> {
  const answer = await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${keys.keyId}:${secret}`).toString('base64')}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as Body }
}

/** Creates an order, by default of 23482 paise, and returns its id. */
export async function newOrder(url: string, more: Record<string, unknown> = {}): Promise<string> {
  const { body } = await call(url, '/v1/orders', { amount: 23482, currency: 'INR', ...more })
  return body.id as string
}
