import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { ChevronDownIcon } from '../../icons.ts'
import { controlClasses, describedBy, Field } from '../field/field.tsx'

export interface SelectOption {
  value: string
  label: string
}

export interface SelectProps extends ComponentProps<'select'> {
  label: ReactNode
  labelHidden?: boolean | undefined
  hint?: ReactNode
  error?: ReactNode
  leading?: ReactNode
  options: readonly SelectOption[]
}

/** The browser's own list: right on every phone, with every keyboard. */
export function Select({ label, labelHidden, hint, error, leading, options, id, className, ...rest }: SelectProps) {
  const ownId = useId()
  const selectId = id ?? ownId
  return (
    <Field id={selectId} label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      <div className="relative">
        {leading ? (
          <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-soft [&_svg]:size-5">{leading}</span>
        ) : null}
        <select
          id={selectId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(selectId, { hint, error })}
          className={cn(controlClasses, 'h-12 appearance-none pr-10 pl-3.5', leading && 'pl-11')}
          {...rest}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon aria-hidden="true" className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-soft" />
      </div>
    </Field>
  )
}
