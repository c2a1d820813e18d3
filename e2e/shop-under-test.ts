import { freePort } from '@chitra/api/platform/ports.ts'
import { type MailServer, startMailServer } from '@chitra/api/testing/mail-server.ts'
import { afterAll, beforeAll, expect } from 'vitest'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { type RunningShop, startShop } from './running-shop.ts'

/** A running shop with its proxy and mail server. */
export interface ShopUnderTest {
  shop: RunningShop
  /** The shop's address for the browser, through the proxy. */
  url: string
  faults: FaultProxy
  mail: MailServer
}

/** Starts shop, proxy and mail server for a test file, and stops them after it. */
export function runShopUnderTest(stage: ShopUnderTest, environment: Record<string, string> = {}): void {
  beforeAll(async () => {
    const port = await freePort()
    stage.mail = await startMailServer()
    stage.faults = await startFaultProxy(port, () => stage.shop.url)
    stage.url = stage.faults.url
    // Each buyer has their own network, so that one test's limits do not affect another.
    stage.shop = await startShop({ SMTP_URL: stage.mail.url, PUBLIC_URL: stage.url, TRUST_PROXY: '1', ...environment })
  })
  afterAll(async () => {
    await stage.faults.close()
    // It must stop on request, without an error.
    expect(await stage.shop.stop()).toBe(0)
    await stage.mail.close()
  })
}
