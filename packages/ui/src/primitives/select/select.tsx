import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { ChevronDownIcon } from '../../icons.ts'
import { controlClasses, describedBy, Field } from '../field/field.tsx'

export interface SelectOption {
  /** What a form sends, and `onChange` reads. */
  value: string
  /** In the list, and in the box while chosen. */
  label: string
  /** Shown, but not to be chosen. */
  disabled?: boolean | undefined
}

export interface SelectProps extends ComponentProps<'select'> {
  /** Names the field, above it. */
  label: ReactNode
  /** The label stays for screen readers only. */
  labelHidden?: boolean | undefined
  /** Below the field, softly. */
  hint?: ReactNode
  /** What is wrong, in words; also marks the field invalid. */
  error?: ReactNode
  /** Before the text: an icon. */
  leading?: ReactNode
  /** From first to last. An empty value first stands for nothing chosen. */
  options: ReadonlyArray<SelectOption>
}

/** One of many, in the browser's own list: right on every phone, with every keyboard. ref and the rest reach the select. */
export function Select({ label, labelHidden, hint, error, leading, options, id, className, ...rest }: SelectProps) {
  const ownId = useId()
  const selectId = id ?? ownId
  return (
    <Field id={selectId} label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      <div className="relative">
        {leading ? (
          <span className="pointer-events-none absolute inset-y-0 start-3.5 flex items-center text-soft [&_svg]:size-5">{leading}</span>
        ) : null}
        <select
          id={selectId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(selectId, { hint, error })}
          className={cn(controlClasses, 'h-12 appearance-none ps-3.5 pe-10', leading && 'ps-11')}
          {...rest}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon aria-hidden="true" className="pointer-events-none absolute top-1/2 end-3.5 size-4 -translate-y-1/2 text-soft" />
      </div>
    </Field>
  )
}
