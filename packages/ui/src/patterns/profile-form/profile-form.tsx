import type { ComponentProps, ReactNode } from 'react'
import { useLabels } from '../../labels.tsx'
import { formLabels } from '../../labels/form-labels.ts'
import { Avatar } from '../../primitives/avatar/avatar.tsx'
import { TextField, type TextFieldProps } from '../../primitives/text-field/text-field.tsx'
import { FormCard } from '../form-card/form-card.tsx'

type FieldParts = Omit<TextFieldProps, 'label'>

export interface ProfileFormProps extends ComponentProps<'form'> {
  /** The user's name; its first letter replaces a missing portrait. */
  name: string
  /** The portrait. */
  src?: string | undefined
  /** Beside the portrait: since when, or a badge. */
  detail?: ReactNode
  /** The input of the name: value, events, error. */
  fullName: FieldParts
  /** The input of the address: value, events, error. */
  email: FieldParts
  /** Further fields, below the address. */
  children?: ReactNode
  /** True while the change is being saved. */
  busy?: boolean | undefined
}

/** The profile form: name and email. Spread a form library's registration on `fullName` and `email`. */
export function ProfileForm({ name, src, detail, fullName, email, children, ...rest }: ProfileFormProps) {
  const labels = useLabels(formLabels)
  return (
    <FormCard submitLabel={labels.saveChanges} {...rest}>
      <div className="flex items-center gap-4 border-b pb-5">
        <Avatar name={name} src={src} className="size-14 text-lg" />
        <div className="min-w-0">
          <p className="truncate text-lg font-semibold">{name}</p>
          {detail ? <div className="text-sm wrap-anywhere text-soft">{detail}</div> : null}
        </div>
      </div>
      <TextField label={labels.fullName} autoComplete="name" {...fullName} />
      <TextField label={labels.email} type="email" autoComplete="email" {...email} />
      {children}
    </FormCard>
  )
}
