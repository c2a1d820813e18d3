import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { ChevronDownIcon } from '../../icons.ts'
import { controlClasses, describedBy, Field } from '../field/field.tsx'

export interface SelectOption {
  /** What is submitted. */
  value: string
  /** What is shown. */
  label: string
}

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> {
  /** Names the field, above it. */
  label: ReactNode
  /** In the order in which they are shown. */
  options: ReadonlyArray<SelectOption>
  /** Shown until one is chosen: 'Choose'. */
  placeholder?: string | undefined
  /** Hint below the field. */
  hint?: ReactNode
  /** The error message; also marks the field as invalid. */
  error?: ReactNode
}

/**
 * One of many. The browser's own list, which phones show as a wheel and which autofill knows. ref and the rest reach the select, so that a form library can
 * register it; className reaches the outer box.
 */
export function SelectField({ label, options, placeholder, hint, error, id, className, ...rest }: SelectFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} className={className}>
      <div className="relative">
        <select
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error })}
          className={cn(controlClasses, 'h-12 appearance-none ps-3.5 pe-11')}
          {...rest}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDownIcon aria-hidden="true" className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5 text-soft" />
      </div>
    </Field>
  )
}
