import type { SandboxGatewayOptions } from './options.ts'
import type { Mode } from './mode.ts'
import type { Sandbox } from './sandbox.ts'
import type { Delivery } from './webhooks/delivery.ts'
import { checkoutRoutes } from './checkout/checkout-routes.ts'
import { apiFaults } from './http/api-faults.ts'
import { requireKeys } from './http/basic-auth.ts'
import { controlRoutes } from './http/control-routes.ts'
import { orderRoutes } from './http/order-routes.ts'
import { paymentRoutes } from './http/payment-routes.ts'
import { refundRoutes } from './http/refund-routes.ts'
import { newServer } from './http/server.ts'
import { accountIdOf } from './ledger/ids.ts'
import { openLedger, snapshotOf } from './ledger/ledger.ts'
import { refundUncaptured } from './ledger/refunds.ts'
import { readStateFile, stateWriter } from './ledger/state-file.ts'
import { changeMode, normalMode } from './mode.ts'
import { toOrigin, toPathPrefix } from './options.ts'
import { assertSandboxAllowed } from './sandbox-allowed.ts'
import { usualRetryDelays } from './webhooks/back-off.ts'
import { startCourier } from './webhooks/courier.ts'
import { planDeliveries } from './webhooks/delivery.ts'

/** Calls in the log for tests. */
const maxCalls = 5_000

export interface SandboxGateway {
  /** The address of the server, without a trailing slash, such as http://127.0.0.1:4010. */
  url: string
  port: number
  /** For tests in the same process. */
  control: {
    /** A copy of all deliveries. */
    deliveries(): Delivery[]
    /** The latest API calls, oldest first, such as `GET /v1/orders/order_1/payments`. */
    calls(): string[]
    setMode(change: Partial<Mode>): void
    /** Makes every unfinished delivery due now. */
    flush(): void
  }
  /** Closes open connections and saves unfinished deliveries in the state file. */
  close(): Promise<void>
}

/**
 * Starts a gateway that implements Razorpay's protocol without moving money.
 * @throws in production unless it is allowed there, if the port is in use, and if the state file is invalid
 */
export async function startSandboxGateway(options: SandboxGatewayOptions): Promise<SandboxGateway> {
  assertSandboxAllowed(process.env)
  const { keyId, keySecret, log = () => {}, now = Date.now } = options
  const frameAncestors = (options.frameAncestors ?? []).map(toOrigin)
  const webhookUrl = options.webhookUrl === undefined ? undefined : new URL(options.webhookUrl).href
  const server = newServer(toPathPrefix(options.publicPath ?? ''), log)

  const ledger = openLedger(accountIdOf(keyId), now, options.stateFile ? await readStateFile(options.stateFile) : undefined)
  const save = stateWriter(options.stateFile, () => snapshotOf(ledger))
  const address = webhookUrl === undefined ? undefined : { url: webhookUrl, secret: options.webhookSecret }
  const courier = startCourier({ ledger, address, retryDelays: options.retryDelays ?? usualRetryDelays, save, log })
  const calls: string[] = []
  const mode = normalMode(options.repeatedReceipt ?? 'allow')

  const sandbox: Sandbox = {
    keyId,
    keySecret,
    ledger,
    mode,
    async commit(events) {
      ledger.deliveries.push(...planDeliveries(events, mode, address !== undefined, ledger.now()))
      await save()
      courier.wake()
    },
    flush: courier.flush,
  }

  await server.register(async (scope) => checkoutRoutes(scope, sandbox, frameAncestors))
  await server.register(async (scope) => {
    scope.addHook('onRequest', requireKeys(keyId, keySecret))
    controlRoutes(scope, sandbox)
    await scope.register(async (api) => {
      api.addHook('onRequest', async (request) => {
        calls.push(`${request.method} ${request.url}`)
        if (calls.length > maxCalls) calls.shift()
      })
      api.addHook('onRequest', apiFaults(mode))
      api.addHook('onRequest', async () => {
        const events = refundUncaptured(ledger)
        if (events.length > 0) await sandbox.commit(events)
      })
      orderRoutes(api, sandbox)
      paymentRoutes(api, sandbox)
      refundRoutes(api, sandbox)
    })
  })

  const url = await server.listen({ host: options.host ?? '127.0.0.1', port: options.port ?? 0 })
  courier.wake()
  log(`listening at ${url}`)

  return {
    url,
    port: Number(new URL(url).port),
    control: {
      deliveries: () => structuredClone(ledger.deliveries),
      calls: () => [...calls],
      setMode: (change) => void changeMode(mode, change),
      flush: courier.flush,
    },
    async close() {
      await server.close()
      await courier.close()
      await save()
    },
  }
}
