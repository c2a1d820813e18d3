import { expect, it } from 'vitest'
import { type Buyer, newBuyer, signedIn } from './buyer.ts'
import type { Fault } from './fault-proxy.ts'
import type { Stage } from './harness.ts'

// The error catalogue, one entry per situation: the server's answer, the message that the buyer reads, and the page where it is shown. The shop is
// real; the proxy gives answers that a healthy shop would not give.

export interface Situation {
  name: string
  rows: string
  /** A buyer is signed in and passed to the steps. */
  signedIn?: boolean
  fault?: [method: string, path: RegExp, fault: Fault]
  /** Leads from an empty browser to the situation. */
  steps: (buyer: Buyer) => Promise<void>
  /** The exact message. */
  reads: string
  /** The server's reason, if the page also shows one. */
  readsToo?: string
  /** The page's path afterwards. */
  at: string | RegExp
  /** The session has ended. */
  loggedOut?: boolean
}

export const refusal = (status: number, errorMessage: string): Fault => ({
  status,
  body: { success: false, code: status, errorMessage, message: errorMessage, requestId: 'a-request' },
})
export const EXPIRED = refusal(401, 'The session has ended')
export const BROKEN = refusal(500, 'broken')
export const tokenExpired = 'Token Expired, Please login again'

/** Helpers to describe situations. */
export const stepsOn = (stage: Stage) => ({
  open: async (path: string) => void (await stage.page.goto(path)),
  click: async (name: string | RegExp) => await stage.page.getByRole('button', { name, exact: true }).first().click(),
  fill: async (fields: Record<string, string>) => {
    for (const [label, value] of Object.entries(fields)) await stage.page.getByLabel(label, { exact: true }).fill(value)
  },
})

/** Defines a test for each situation. */
export function prove(stage: Stage, situations: readonly Situation[]): void {
  for (const situation of situations)
    it(`${situation.name}: “${situation.reads}” [${situation.rows}]`, async () => {
      // Console errors about a broken answer are expected here.
      stage.expectProblem(/./)
      const buyer = situation.signedIn === true ? await newBuyer(stage) : null
      if (buyer !== null) await signedIn(stage, buyer)
      const placed = situation.fault === undefined ? null : stage.faults.place(...situation.fault)
      await situation.steps(buyer as Buyer)
      await stage.page.getByText(situation.reads, { exact: true }).first().waitFor()
      if (situation.readsToo !== undefined)
        await stage.page.getByRole('main').getByRole('alert').getByText(situation.readsToo, { exact: true }).waitFor()
      await expect.poll(() => new URL(stage.page.url()).pathname).toEqual(situation.at)
      if (placed !== null) expect(placed.met).toBeGreaterThan(0)
      if (situation.loggedOut === true) expect(await stage.page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    })
}
