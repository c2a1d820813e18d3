import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { controlClasses, describedBy, Field } from '../field/field.tsx'

export interface TextFieldProps extends ComponentProps<'input'> {
  /** Names the field, above it. */
  label: ReactNode
  /** The label stays for screen readers only. */
  labelHidden?: boolean | undefined
  /** Hint below the field. */
  hint?: ReactNode
  /** The error message; also marks the field as invalid. */
  error?: ReactNode
  /** Before the text: an icon. */
  leading?: ReactNode
  /** After the text: a unit, or a button. */
  trailing?: ReactNode
}

/** One line of text. ref and the rest reach the input, so that a form library can register it; className reaches the outer box. */
export function TextField({ label, labelHidden, hint, error, leading, trailing, id, className, ...rest }: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field id={fieldId} label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      <div className="relative">
        {leading ? (
          <span className="pointer-events-none absolute inset-y-0 start-3.5 flex items-center text-soft [&_svg]:size-5">{leading}</span>
        ) : null}
        <input
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error })}
          className={cn(controlClasses, 'h-12 px-3.5', leading && 'ps-11', trailing && 'pe-12')}
          {...rest}
        />
        {trailing ? (
          <span className="absolute inset-y-0 end-1 flex min-w-10 items-center justify-center text-sm text-soft">{trailing}</span>
        ) : null}
      </div>
    </Field>
  )
}
