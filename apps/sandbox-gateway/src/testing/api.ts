import { keys } from './keys.ts'

export interface Answer<Body> {
  status: number
  body: Body
}

/** Calls the gateway as the shop's server does. Without a body it is a GET. */
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

/** The id of a new order, 23482 paise unless told. */
export async function newOrder(url: string, more: Record<string, unknown> = {}): Promise<string> {
  const { body } = await call(url, '/v1/orders', { amount: 23482, currency: 'INR', ...more })
  return body.id as string
}
