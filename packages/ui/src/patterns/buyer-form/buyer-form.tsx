import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx'
import { SelectField, type SelectFieldProps } from '../../primitives/select-field/select-field.tsx'
import { TextField, type TextFieldProps } from '../../primitives/text-field/text-field.tsx'

type Input = Omit<TextFieldProps, 'ref'> & Pick<ComponentProps<'input'>, 'ref'>

export interface BuyerFormProps extends Omit<ComponentProps<'form'>, 'title' | 'name' | 'children'> {
  /** Its heading. */
  title: string
  /** Why it asks, in a sentence. */
  text: ReactNode
  /** The input of the name. */
  name: Input
  /** The list of States. */
  place: SelectFieldProps
  /** The list of countries; absent where the State says enough. */
  country?: SelectFieldProps | undefined
  /** The words of the box that asks for a business, and whether it is ticked. */
  business: { label: ReactNode; checked: boolean; onCheckedChange: (checked: boolean) => void }
  /** The input of the business's tax number, shown while the box is ticked. */
  taxNumber: Input
  /** The input of the business's name, shown while the box is ticked. */
  businessName: Input
  /** The words of the button that sends. */
  submitLabel: string
  /** The button that leaves all as it was; absent if there is nothing to go back to. */
  cancel?: { label: string; onCancel: () => void } | undefined
  /** True while it is being sent: the button shows a spinner and ignores presses. */
  busy?: boolean | undefined
}

/** Who buys, for an invoice: name, State, and a business if there is one. Spread a form library's registration on the inputs. */
export function BuyerForm({
  title,
  text,
  name,
  place,
  country,
  business,
  taxNumber,
  businessName,
  submitLabel,
  cancel,
  busy,
  className,
  ...rest
}: BuyerFormProps) {
  const headingId = useId()
  return (
    <form
      noValidate
      aria-labelledby={headingId}
      className={cn('flex w-full max-w-xl flex-col gap-4 rounded-2xl border bg-surface p-5 md:p-6', className)}
      {...rest}
    >
      <div>
        <h2 id={headingId} className="text-lg font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-sm text-soft">{text}</p>
      </div>
      <TextField autoComplete="name" {...name} />
      <SelectField autoComplete="address-level1" {...place} />
      {country === undefined ? null : <SelectField autoComplete="country" {...country} />}
      <Checkbox {...business} />
      {business.checked ? (
        <>
          <TextField autoComplete="off" autoCapitalize="characters" spellCheck={false} {...taxNumber} />
          <TextField autoComplete="organization" {...businessName} />
        </>
      ) : null}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="lg" busy={busy} className="max-md:w-full">
          {submitLabel}
        </Button>
        {cancel ? (
          <Button variant="ghost" size="lg" onClick={cancel.onCancel} className="max-md:w-full">
            {cancel.label}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
