import { BillingForm, type Billing } from '../features/billing/billing-form.tsx'
import { billingRules } from '../features/billing/billing-rules.ts'
import { useBilling } from '../features/billing/use-billing.ts'
import { currentSession } from '../platform/session.ts'

export interface BillingPartProps {
  billing: Billing | null
  submitLabel: string
  onSaved: (billing: Billing) => void
  onSessionEnd: () => void
  onCancel: () => void
}

/** Asks who buys. */
export default function BillingPart({ billing, submitLabel, onSaved, onSessionEnd, onCancel }: BillingPartProps) {
  const { busy, save } = useBilling(onSaved, onSessionEnd)
  const session = currentSession()
  return (
    <BillingForm
      billing={billing}
      accountName={`${session?.firstName ?? ''} ${session?.lastName ?? ''}`.trim()}
      rules={billingRules}
      submitLabel={submitLabel}
      busy={busy}
      takesFocus
      onSubmit={save}
      onCancel={onCancel}
    />
  )
}
