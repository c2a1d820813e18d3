import { createHmac } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import type { SandboxGatewayOptions } from '../index.ts'
import { startSandboxGateway } from '../index.ts'
import { call, newOrder } from '../testing/api.ts'
import { keys } from '../testing/keys.ts'
import { startReceiver } from '../testing/receiver.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function gatewayWith(options: Partial<SandboxGatewayOptions>) {
  const gateway = await startSandboxGateway({ ...keys, retryDelays: [1], ...options })
  closing.push(() => gateway.close())
  return gateway
}

async function receiverWith(...settings: Parameters<typeof startReceiver>) {
  const receiver = await startReceiver(...settings)
  closing.push(() => receiver.close())
  return receiver
}

async function temporaryFile(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'sandbox-gateway-'))
  closing.push(() => rm(directory, { recursive: true }))
  return join(directory, 'state.json')
}

async function pay(url: string, outcome = 'paid'): Promise<string> {
  const orderId = await newOrder(url)
  await call(url, `/sandbox/orders/${orderId}/pay`, { outcome })
  return orderId
}

const names = (received: { event: { event: string } }[]) => received.map(({ event }) => event.event).sort()

describe('webhooks', () => {
  test('a captured payment sends three events, each with its own id and a signature over its raw body', async () => {
    const receiver = await receiverWith()
    const gateway = await gatewayWith({ webhookUrl: receiver.url })
    const orderId = await pay(gateway.url)
    const received = await receiver.until(3)
    expect(names(received)).toEqual(['order.paid', 'payment.authorized', 'payment.captured'])
    expect(new Set(received.map(({ eventId }) => eventId)).size).toBe(3)
    for (const { text, signature, eventId, event } of received) {
      expect(signature).toBe(createHmac('sha256', keys.webhookSecret).update(text).digest('hex'))
      expect(eventId).toMatch(/^[0-9A-Za-z]{14}$/)
      expect(event).toMatchObject({ entity: 'event', account_id: expect.stringMatching(/^acc_[0-9A-Za-z]{14}$/) })
      expect(event.payload.payment.entity.order_id).toBe(orderId)
    }
  })

  test('an event is a snapshot of the entities at its time', async () => {
    const receiver = await receiverWith()
    const gateway = await gatewayWith({ webhookUrl: receiver.url })
    await pay(gateway.url)
    const received = await receiver.until(3)
    const payload = (name: string) => received.find(({ event }) => event.event === name)?.event.payload
    expect(payload('payment.authorized').payment.entity).toMatchObject({ status: 'authorized', captured: false, fee: null })
    expect(payload('payment.captured').payment.entity).toMatchObject({ status: 'captured', captured: true })
    expect(payload('order.paid').order.entity).toMatchObject({ status: 'paid', amount_due: 0 })
  })

  test('an event is retried after 500 with the same id and body', async () => {
    const receiver = await receiverWith([500, 503])
    const gateway = await gatewayWith({ webhookUrl: receiver.url })
    await pay(gateway.url, 'failed')
    const [first, second, third] = await receiver.until(3)
    expect(first?.event.event).toBe('payment.failed')
    expect([second, third]).toEqual([first, first])
    await expect.poll(() => gateway.control.deliveries()).toMatchObject([{ status: 'delivered', attempts: 3, lastAnswer: 200 }])
  })

  test('a redirect is a failure and is not followed', async () => {
    const elsewhere = await receiverWith()
    const receiver = await receiverWith([302], { location: elsewhere.url })
    const gateway = await gatewayWith({ webhookUrl: receiver.url })
    await pay(gateway.url, 'failed')
    await receiver.until(2)
    expect(elsewhere.received).toEqual([])
  })

  test('a refused connection is a failure and is retried', async () => {
    const closed = await startReceiver()
    await closed.close()
    const gateway = await gatewayWith({ webhookUrl: closed.url })
    await pay(gateway.url, 'failed')
    await expect.poll(() => gateway.control.deliveries()[0]?.attempts).toBeGreaterThan(1)
    expect(gateway.control.deliveries()).toMatchObject([{ status: 'pending', lastAnswer: 'ECONNREFUSED' }])
  })

  test('retries stop 24 hours after the event', async () => {
    let clock = Date.now()
    const receiver = await receiverWith([500, 500])
    const gateway = await gatewayWith({ webhookUrl: receiver.url, retryDelays: [1, 3_600_000], now: () => clock })
    gateway.control.setMode({ webhooks: 'off' })
    await pay(gateway.url, 'failed')
    clock += 24 * 3_600_000 - 10
    gateway.control.flush()
    clock += 20
    await expect.poll(() => gateway.control.deliveries()).toMatchObject([{ status: 'expired', attempts: 1 }])
    expect(receiver.received).toHaveLength(1)
  })
})

describe('a restart', () => {
  test('keeps orders, payments and undelivered events', async () => {
    const stateFile = await temporaryFile()
    const receiver = await receiverWith([500])
    const before = await startSandboxGateway({ ...keys, stateFile, webhookUrl: receiver.url, retryDelays: [3_600_000] })
    const orderId = await pay(before.url, 'failed')
    const [refused] = await receiver.until(1)
    await before.close()

    const after = await gatewayWith({ stateFile, webhookUrl: receiver.url })
    expect((await call(after.url, `/v1/orders/${orderId}`)).body).toMatchObject({ status: 'attempted', attempts: 1 })
    expect((await call(after.url, `/v1/orders/${orderId}/payments`)).body.count).toBe(1)
    after.control.flush()
    const [, again] = await receiver.until(2)
    expect(again).toEqual(refused)
  })

  test('loses no order that was answered', async () => {
    const stateFile = await temporaryFile()
    const gateway = await gatewayWith({ stateFile })
    const ids = await Promise.all(Array.from({ length: 20 }, () => newOrder(gateway.url)))
    const saved = JSON.parse(await readFile(stateFile, 'utf8')).orders.map((record: any) => record.order.id)
    expect(saved.sort()).toEqual(ids.sort())
  })

  test('refuses an invalid state file and leaves it unchanged', async () => {
    const stateFile = await temporaryFile()
    await writeFile(stateFile, '{"orders":')
    await expect(startSandboxGateway({ ...keys, stateFile })).rejects.toThrow('not a state file')
    expect(await readFile(stateFile, 'utf8')).toBe('{"orders":')
  })
})

describe('modes', () => {
  const setMode = (url: string, mode: unknown) => call(url, '/sandbox/mode', mode)

  test('duplicate sends every event twice under one id', async () => {
    const receiver = await receiverWith()
    const gateway = await gatewayWith({ webhookUrl: receiver.url })
    await setMode(gateway.url, { webhooks: 'duplicate' })
    await pay(gateway.url)
    const received = await receiver.until(6)
    expect(new Set(received.map(({ eventId }) => eventId)).size).toBe(3)
  })

  test('off holds every event until it is flushed', async () => {
    const receiver = await receiverWith()
    const gateway = await gatewayWith({ webhookUrl: receiver.url })
    await setMode(gateway.url, { webhooks: 'off' })
    await pay(gateway.url)
    expect(gateway.control.deliveries().map(({ status }) => status)).toEqual(['held', 'held', 'held'])
    expect(receiver.received).toEqual([])
    await call(gateway.url, '/sandbox/deliveries/flush', {})
    expect(names(await receiver.until(3))).toEqual(['order.paid', 'payment.authorized', 'payment.captured'])
  })

  test('late waits for the given time', async () => {
    const receiver = await receiverWith()
    const gateway = await gatewayWith({ webhookUrl: receiver.url })
    await setMode(gateway.url, { webhooks: 'late', delay: 3_600_000 })
    await pay(gateway.url, 'failed')
    const [delivery] = gateway.control.deliveries()
    expect(delivery).toMatchObject({ status: 'pending', attempts: 0 })
    expect((delivery?.dueAt ?? 0) - (delivery?.createdAt ?? 0)).toBe(3_600_000)
  })

  test('shuffled sends every event once, in random order', async () => {
    const receiver = await receiverWith()
    const gateway = await gatewayWith({ webhookUrl: receiver.url })
    await setMode(gateway.url, { webhooks: 'shuffled', delay: 20 })
    await Promise.all(Array.from({ length: 20 }, () => pay(gateway.url)))
    const received = await receiver.until(60)
    expect(new Set(received.map(({ eventId }) => eventId)).size).toBe(60)
    const sent = gateway.control.deliveries()
    expect(sent.toSorted((a, b) => a.dueAt - b.dueAt)).not.toEqual(sent)
  })

  test('tampered sends a different body than the signed one in every attempt', async () => {
    const receiver = await receiverWith([400])
    const gateway = await gatewayWith({ webhookUrl: receiver.url })
    await setMode(gateway.url, { webhooks: 'tampered' })
    await pay(gateway.url, 'failed')
    const received = await receiver.until(2)
    for (const { text, signature, event } of received) {
      expect(signature).not.toBe(createHmac('sha256', keys.webhookSecret).update(text).digest('hex'))
      expect(event).toMatchObject({ event: 'payment.failed', tampered: true })
    }
    const [delivery] = gateway.control.deliveries()
    expect(received[0]?.signature).toBe(
      createHmac('sha256', keys.webhookSecret)
        .update(delivery?.body ?? '')
        .digest('hex'),
    )
  })

  test('dropped never sends the event, not even after a flush', async () => {
    const receiver = await receiverWith()
    const gateway = await gatewayWith({ webhookUrl: receiver.url })
    await setMode(gateway.url, { webhooks: 'dropped' })
    await pay(gateway.url)
    gateway.control.flush()
    expect(gateway.control.deliveries().map(({ status }) => status)).toEqual(['lost', 'lost', 'lost'])
    await setMode(gateway.url, { webhooks: 'normal' })
    await pay(gateway.url, 'failed')
    expect(names(await receiver.until(1))).toEqual(['payment.failed'])
  })

  test('an unknown mode is refused', async () => {
    const gateway = await gatewayWith({})
    expect((await setMode(gateway.url, { webhooks: 'sometimes' })).status).toBe(400)
  })
})
