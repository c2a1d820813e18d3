import { keys } from './keys.ts'

/** Opens a payment window as checkout.js does. */
export async function openWindow(url: string, orderId: string, more: Record<string, string> = {}) {
  const query = { key: keys.keyId, order_id: orderId, origin: 'http://shop.test', channel: 'channel-1', ...more }
  const answer = await fetch(`${url}/v1/checkout/window?${new URLSearchParams(query)}`)
  const html = await answer.text()
  return { answer, html, token: /data-token="([^"]*)"/.exec(html)?.[1] ?? '' }
}

/** Performs a button's action. */
export async function press(url: string, token: string, name: string) {
  const answer = await fetch(`${url}/v1/checkout/window/actions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, action: name }),
  })
  return { status: answer.status, body: (await answer.json()) as any }
}
