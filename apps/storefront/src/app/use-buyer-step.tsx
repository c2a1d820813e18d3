import { isStateCode, stateOf } from '@chitra/gst/states.ts'
import { billing as words } from '@chitra/messages/billing.ts'
import { paths } from '@chitra/paths'
import { InlineAction } from '@chitra/ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import type { Billing } from '../features/billing/billing-form.tsx'
import { shopFacts } from '../platform/shop-facts.ts'

/** In words: a State, or that it is none. */
const placeOf = ({ place }: Billing): string => (isStateCode(place) ? stateOf(place).name : words.outside)

// Seldom needed: fetched when it is.
const BillingPart = lazy(() => import('./billing-part.tsx'))

/**
 * Who buys, before a payment: asked once, and shown above the button that pays, where it can be changed.
 * @param loaded what was said before
 * @param pay called when it is known; after a change of the total the buyer presses again
 */
export function useBuyerStep(loaded: Billing | null, pay: () => void): { buyer: ReactNode; buyerForm: ReactNode; checkout: () => void } {
  const { gst } = shopFacts()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [billing, setBilling] = useState(loaded)
  const [asks, setAsks] = useState<'to-pay' | 'to-change' | null>(null)
  const saved = async (said: Billing) => {
    setBilling(said)
    setAsks(null)
    await revalidate()
    // The sums on the page are those before: an export may be without tax.
    if (asks === 'to-pay' && gst?.isExportTaxed === true) pay()
  }
  return {
    buyer:
      gst === null || billing === null || asks !== null ? null : (
        <InlineAction label={words.change} onAction={() => setAsks('to-change')}>
          {words.to(billing.business?.name ?? billing.name, placeOf(billing))}
        </InlineAction>
      ),
    buyerForm:
      asks === null ? null : (
        <Suspense fallback={null}>
          <BillingPart
            billing={billing}
            submitLabel={words.save}
            onSaved={(said) => void saved(said)}
            onSessionEnd={() => void navigate(paths.home)}
            onCancel={() => setAsks(null)}
          />
        </Suspense>
      ),
    checkout: () => (gst !== null && billing === null ? setAsks('to-pay') : pay()),
  }
}
