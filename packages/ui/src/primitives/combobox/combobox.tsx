import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { controlClasses, describedBy, Field } from '../field/field.tsx'
import type { SuggestionStatus } from './no-suggestion.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { useCombobox } from './use-combobox.ts'

export interface ComboboxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list'> {
  /** Names the field, above it. */
  label: ReactNode
  /** The label stays for screen readers only. */
  labelHidden?: boolean | undefined
  /** Below the field, softly. */
  hint?: ReactNode
  /** What is wrong, in words; also marks the field invalid. */
  error?: ReactNode
  /** The text in the box. */
  value: string
  /** The text changed: by typing, by choosing, or by Esc. */
  onValueChange: (change: { value: string }) => void
  /** What fits the text; the caller finds it. */
  suggestions?: ReadonlyArray<string> | undefined
  /** `idle` shows no list; `loading` says so; `ready` shows the suggestions, or that there are none. */
  status?: SuggestionStatus | undefined
  /** A suggestion was taken, by Enter or pointer. */
  onChoose?: ((choice: { value: string }) => void) | undefined
  /** Before each suggestion: an icon. */
  icon?: ReactNode
}

/** A text box that suggests. Any text may stand in it; ref and the rest reach the input, className the outer box. */
export function Combobox({
  label,
  labelHidden,
  hint,
  error,
  value,
  onValueChange,
  suggestions = [],
  status = 'ready',
  onChoose,
  icon,
  id,
  className,
  ...rest
}: ComboboxProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const combobox = useCombobox({ value, onValueChange, suggestions, status })
  const choose = (choice: { value: string }) => {
    combobox.close()
    onValueChange(choice)
    onChoose?.(choice)
  }
  return (
    <Field id={fieldId} label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      <div className="relative">
        <input
          {...combobox.inputProps}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error })}
          {...rest}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && combobox.activeText !== undefined) {
              event.preventDefault()
              choose({ value: combobox.activeText })
            } else combobox.inputProps.onKeyDown?.(event)
          }}
          className={cn(controlClasses, 'h-12 px-3.5')}
        />
        <SuggestionList combobox={combobox} status={status} onChoose={choose} icon={icon} />
      </div>
    </Field>
  )
}
