import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { startSandboxGateway } from '@chitra/sandbox-gateway'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCanary } from '../../testing/canary.ts'
import { logLines } from '../../testing/log-lines.ts'
import { SELF_SIGNED } from '../../testing/self-signed.ts'
import { createGateway, type Gateway, GatewayRefused, GatewayUnavailable } from './gateway.ts'

const keys = { keyId: 'rzp_test_1', keySecret: 'the secret of the key', webhookSecret: 'the secret of the webhook' }

describe('the gateway client', () => {
  const { log, lines } = logLines()
  let sandbox: Awaited<ReturnType<typeof startSandboxGateway>>
  let gateway: Gateway
  beforeAll(async () => {
    sandbox = await startSandboxGateway(keys)
    const options = { ...keys, webhookSecrets: [keys.webhookSecret], apiUrl: sandbox.url, checkoutScript: '', sandbox: true }
    gateway = createGateway(options, log)
  })
  afterAll(() => sandbox.close())
  const inMode = async (mode: Parameters<typeof sandbox.control.setMode>[0], work: () => Promise<void>) => {
    sandbox.control.setMode(mode)
    await work().finally(() => sandbox.control.setMode({ api: 'normal' }))
  }
  const order = () => gateway.createOrder({ amount: 23_482, receipt: 'r-1', notes: {} })

  it('follows no redirect and sends its keys only to the configured address [TM-14]', async () => {
    const canary = await startCanary()
    await inMode({ api: 'redirect', redirectTo: canary.url }, async () => {
      await expect(order()).rejects.toBeInstanceOf(GatewayUnavailable)
      await expect(gateway.paymentsOf('order_1')).rejects.toBeInstanceOf(GatewayUnavailable)
    })
    expect(canary.hits()).toBe(0)
    canary.close()
  })

  it('sends nothing to a server whose certificate no authority has signed', async () => {
    let calls = 0
    const twin = createServer(SELF_SIGNED, (_, answer) => {
      calls += 1
      answer.end('{"items":[]}')
    }).listen(0, '127.0.0.1')
    await once(twin, 'listening')
    const apiUrl = `https://127.0.0.1:${(twin.address() as AddressInfo).port}`
    const careful = createGateway({ ...keys, webhookSecrets: [], apiUrl, checkoutScript: '', sandbox: false }, log)
    await expect(careful.paymentsOf('order_1')).rejects.toBeInstanceOf(GatewayUnavailable)
    expect(calls).toBe(0)
    twin.close()
  })

  it.each(['error', 'garbage'] as const)('treats %s as a missing answer, not as a refusal [P-05]', async (api) => {
    await inMode({ api }, () => expect(order()).rejects.toBeInstanceOf(GatewayUnavailable))
  })

  it('gives up on a hanging gateway within ten seconds [P-05]', async () => {
    await inMode({ api: 'hanging' }, () => expect(order()).rejects.toBeInstanceOf(GatewayUnavailable))
  })

  it('reports a refusal', async () => {
    await expect(gateway.paymentsOf('order_nobody')).rejects.toBeInstanceOf(GatewayRefused)
    await expect(gateway.createOrder({ amount: 1, receipt: 'r-2', notes: {} })).rejects.toMatchObject({ status: 400 })
  })

  it('reads every page of refunds', async () => {
    const call = (path: string) =>
      fetch(`${sandbox.url}${path}`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${keys.keyId}:${keys.keySecret}`)}`, 'content-type': 'application/json' },
        body: '{}',
      })
    const before = new Date(Date.now() - 60_000)
    for (let index = 0; index < 101; index += 1) {
      const paid = (await (await call(`/sandbox/orders/${(await order()).id}/pay`)).json()) as { response: { razorpay_payment_id: string } }
      await call(`/v1/payments/${paid.response.razorpay_payment_id}/refund`)
    }
    expect(await gateway.refundedSince(before)).toHaveLength(101)
    expect(await gateway.refundedSince(new Date(Date.now() + 60_000))).toEqual([])
  })

  it('logs no secret [TM-14]', () => {
    expect(lines.length).toBeGreaterThan(0)
    const forms = [keys.keySecret, keys.webhookSecret, btoa(`${keys.keyId}:${keys.keySecret}`)]
    for (const secret of forms) expect(lines.filter((line) => line.includes(secret))).toEqual([])
  })
})
