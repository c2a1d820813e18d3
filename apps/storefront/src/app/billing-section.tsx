import { billing as words } from '@chitra/messages/billing.ts'
import { Button } from '@chitra/ui'
import { lazy, Suspense, useState } from 'react'
import type { Billing } from '../features/billing/billing-form.tsx'
import { tell } from '../platform/toasts.ts'

// Seldom needed: fetched when it is.
const BillingPart = lazy(() => import('./billing-part.tsx'))

/** Who buys, in the profile. */
export function BillingSection({ loaded, onSessionEnd }: { loaded: Billing | null; onSessionEnd: () => void }) {
  const [billing, setBilling] = useState(loaded)
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen)
    return (
      <Button variant="ghost" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
    )
  return (
    <Suspense fallback={null}>
      <BillingPart
        billing={billing}
        submitLabel={words.saveProfile}
        onSaved={(said) => {
          setBilling(said)
          setIsOpen(false)
          tell.success(words.saved)
        }}
        onSessionEnd={onSessionEnd}
        onCancel={() => setIsOpen(false)}
      />
    </Suspense>
  )
}
