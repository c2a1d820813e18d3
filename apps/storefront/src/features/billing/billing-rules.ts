import { readBuyer } from '@chitra/gst/read-buyer.ts'
import { billing as words } from '@chitra/messages/billing.ts'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { BillingValues } from './billing-form.tsx'

// Fetched when somebody first comes into the form. The server has the same rules, from the same file.
export const billingRules: Resolver<BillingValues> = ({ name, place, country, isBusiness, gstin, businessName }) => {
  const read = readBuyer({ name, place, country, business: isBusiness ? { name: businessName, gstin } : null }, words)
  if (!('problem' in read)) return { values: { name, place, country, isBusiness, gstin, businessName }, errors: {} }
  return { values: {}, errors: { [read.field]: { type: 'refused', message: read.problem } } as FieldErrors<BillingValues> }
}
