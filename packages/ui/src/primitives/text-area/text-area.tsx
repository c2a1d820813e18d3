import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { controlClasses, describedBy, Field } from '../field/field.tsx'

export interface TextAreaProps extends ComponentProps<'textarea'> {
  /** Names the field, above it. */
  label: ReactNode
  /** The label stays for screen readers only. */
  labelHidden?: boolean | undefined
  /** Hint below the field. */
  hint?: ReactNode
  /** The error message; also marks the field as invalid. */
  error?: ReactNode
  /** Its height in lines while empty, where the browser does not size it by its text; 1 for a field that begins as one line. */
  rows?: number | undefined
}

/** A field of several lines that grows with its text. ref and the rest reach the textarea; className reaches the outer box. */
export function TextArea({ label, labelHidden, hint, error, id, rows = 5, className, ...rest }: TextAreaProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field id={fieldId} label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      <textarea
        id={fieldId}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { hint, error })}
        className={cn(controlClasses, 'field-sizing-content max-h-96 resize-y px-3.5 py-2.5', rows > 1 ? 'min-h-32' : 'min-h-12')}
        {...rest}
      />
    </Field>
  )
}
