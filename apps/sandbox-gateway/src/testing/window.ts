import { keys } from './keys.ts'

/** Asks for a payment window as checkout.js does. */
export async function openWindow(url: string, orderId: string, more: Record<string, string> = {}) {
  const query = { key: keys.keyId, order_id: orderId, origin: 'http://shop.test', channel: 'channel-1', ...more }
  const answer = await fetch(`${url}/v1/checkout/window?${new URLSearchParams(query)}`)
  const html = await answer.text()
  return { answer, html, token: /data-token="([^"]*)"/.exec(html)?.[1] ?? '' }
}

/** Presses one of its buttons. */
export async function act(url: string, token: string, name: string) {
  const answer = await fetch(`${url}/v1/checkout/window/acts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, act: name }),
  })
  return { status: answer.status, body: (await answer.json()) as any }
}
