import { type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../cn.ts'

export interface SegmentedOption<Value extends string> {
  /** The value passed to `onValueChange`. */
  value: Value
  /** On the button. */
  label: string
  /** Before the label. */
  icon?: ReactNode
}

export interface SegmentedChoiceProps<Value extends string> extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** Names the group. */
  label: string
  /** From first to last; two to four. */
  options: ReadonlyArray<SegmentedOption<Value>>
  /** The one that is pressed; null while none is. */
  value: Value | null
  /** Called with the new value, or null when the chosen one is pressed and `clearable`. */
  onValueChange: (change: { value: Value | null }) => void
  /** Whether pressing the chosen one again clears the choice. */
  clearable?: boolean | undefined
}

/** A few choices side by side, at most one of them pressed. */
export function SegmentedChoice<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  clearable = false,
  className,
  ...rest
}: SegmentedChoiceProps<Value>) {
  return (
    <div role="group" aria-label={label} className={cn('grid auto-cols-fr grid-flow-col gap-2', className)} {...rest}>
      {options.map((option) => {
        const pressed = option.value === value
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={pressed}
            onClick={() => {
              if (!pressed) onValueChange({ value: option.value })
              else if (clearable) onValueChange({ value: null })
            }}
            className={cn(
              'inline-flex min-h-11 items-center justify-center gap-1.5 rounded-lg border border-edge/70 bg-raised px-2 text-sm text-ink',
              'transition-colors duration-150 hover:border-ink',
              'aria-pressed:border-ink aria-pressed:font-semibold aria-pressed:inset-ring aria-pressed:inset-ring-ink',
              '[&_svg]:size-4 [&_svg]:shrink-0',
            )}
          >
            {option.icon}
            {option.label}
          </button>
        )
      })}
    </div>
  )
}
