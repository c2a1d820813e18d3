import type { components } from '@chitra/api-client'
import { countries } from '@chitra/gst/countries.ts'
import { OUTSIDE_INDIA, STATES } from '@chitra/gst/states.ts'
import { billing as words } from '@chitra/messages/billing.ts'
import { language } from '@chitra/messages/language.ts'
import { stateName } from '@chitra/messages/places.ts'
import { BuyerForm } from '@chitra/ui'
import { useEffect, useMemo, useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'

export type Billing = components['schemas']['Billing']

export interface BillingValues {
  name: string
  place: string
  country: string
  isBusiness: boolean
  gstin: string
  businessName: string
}

export type BillingOutcome = 'saved' | 'failed' | { field: keyof BillingValues; message: string }

export interface BillingFormProps {
  /** What was said before; null: nothing. */
  billing: Billing | null
  /** The name of the account, for who has said nothing yet. */
  accountName: string
  rules: Resolver<BillingValues>
  submitLabel: string
  busy: boolean
  /** Whether its first field takes the focus. */
  takesFocus: boolean
  onSubmit: (billing: Billing) => Promise<BillingOutcome>
  onCancel?: (() => void) | undefined
}

const states = STATES.map(({ code }) => ({ value: code as string, label: stateName(code) })).toSorted((a, b) =>
  a.label.localeCompare(b.label, language),
)
const places = [...states, { value: OUTSIDE_INDIA, label: words.outside }]

/** Who buys, for invoices. */
export function BillingForm({ billing, accountName, rules, submitLabel, busy, takesFocus, onSubmit, onCancel }: BillingFormProps) {
  const [isBusiness, setIsBusiness] = useState(billing?.business != null)
  const { register, handleSubmit, setError, setFocus, formState, control } = useForm<BillingValues>({
    resolver: (values, context, options) => rules({ ...values, isBusiness }, context, options),
    defaultValues: {
      name: billing?.name ?? accountName,
      place: billing?.place ?? '',
      country: billing?.country ?? '',
      gstin: billing?.business?.gstin ?? '',
      businessName: billing?.business?.name ?? '',
    },
  })
  const { errors } = formState
  useEffect(() => {
    if (takesFocus) setFocus(billing === null && accountName !== '' ? 'place' : 'name')
  }, [takesFocus, setFocus, billing, accountName])
  const isOutside = useWatch({ control, name: 'place' }) === OUTSIDE_INDIA
  const countryList = useMemo(
    () => (isOutside ? countries(language).map(({ code, name }) => ({ value: code, label: name })) : []),
    [isOutside],
  )
  const submit = async ({ name, place, country, gstin, businessName }: BillingValues): Promise<void> => {
    const said = place === OUTSIDE_INDIA ? { name, place, country } : { name, place }
    const outcome = await onSubmit({ ...said, business: isBusiness ? { name: businessName, gstin } : null })
    if (typeof outcome === 'object') setError(outcome.field, { message: outcome.message }, { shouldFocus: true })
  }
  return (
    <BuyerForm
      title={words.title}
      text={words.text}
      name={{ label: words.name, error: errors.name?.message, maxLength: 200, ...register('name') }}
      place={{ label: words.place, placeholder: words.choose, options: places, error: errors.place?.message, ...register('place') }}
      country={
        isOutside
          ? {
              label: words.country,
              placeholder: words.chooseCountry,
              options: countryList,
              error: errors.country?.message,
              ...register('country'),
            }
          : undefined
      }
      business={{ label: words.isBusiness, checked: isBusiness, onCheckedChange: setIsBusiness }}
      taxNumber={{ label: words.gstin, error: errors.gstin?.message, maxLength: 20, ...register('gstin') }}
      businessName={{ label: words.businessName, error: errors.businessName?.message, maxLength: 200, ...register('businessName') }}
      submitLabel={submitLabel}
      busy={busy}
      cancel={onCancel === undefined ? undefined : { label: words.cancel, onCancel }}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    />
  )
}
