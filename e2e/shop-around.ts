import { freePort } from '@chitra/api/platform/ports.ts'
import { type MailServer, startMailServer } from '@chitra/api/testing/mail-server.ts'
import { afterAll, beforeAll, expect } from 'vitest'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { type RunningShop, startShop } from './running-shop.ts'

/** A running shop with what stands around it, whatever browser visits it. */
export interface ShopAround {
  shop: RunningShop
  /** Where the browser finds the shop: through the proxy that can place faults. */
  url: string
  faults: FaultProxy
  mail: MailServer
}

/** Starts shop, proxy and mail server for a file, and the visitor's browser after them; ends all of them when the file is done. */
export function runShopAround(
  stage: ShopAround & { browser: { close(): Promise<unknown> } },
  startVisitor: () => Promise<void>,
  environment: Record<string, string> = {},
): void {
  beforeAll(async () => {
    const port = await freePort()
    stage.mail = await startMailServer()
    stage.faults = await startFaultProxy(port, () => stage.shop.url)
    stage.url = stage.faults.url
    // Each buyer may come from a network of their own: limits of one test never meet another.
    stage.shop = await startShop({ SMTP_URL: stage.mail.url, PUBLIC_URL: stage.url, TRUST_PROXY: '1', ...environment })
    await startVisitor()
  })
  afterAll(async () => {
    await stage.browser.close()
    await stage.faults.close()
    // Told to end, it ends by itself and leaves nothing running.
    expect(await stage.shop.stop()).toBe(0)
    await stage.mail.close()
  })
}
