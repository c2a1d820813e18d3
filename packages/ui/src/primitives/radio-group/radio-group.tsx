import * as Radix from '@radix-ui/react-radio-group'
import { cva } from 'class-variance-authority'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { WarningIcon } from '../../icons.ts'
import { errorId, hintId } from '../field/field.tsx'

export type RadioGroupVariant = 'plain' | 'card'
export const radioGroupVariants = ['plain', 'card'] as const satisfies ReadonlyArray<RadioGroupVariant>

const optionClasses = cva('flex items-start gap-3 text-sm', {
  variants: {
    variant: {
      plain: 'py-1',
      card: [
        'rounded-lg border border-edge/70 bg-raised px-4 py-3.5 transition-colors duration-150',
        'hover:border-ink',
        'has-data-[state=checked]:border-ink has-data-[state=checked]:inset-ring has-data-[state=checked]:inset-ring-ink',
      ],
    } satisfies Record<RadioGroupVariant, string | string[]>,
  },
})

export interface RadioOption {
  /** What `onValueChange` gives. */
  value: string
  /** Beside the circle. */
  label: ReactNode
  /** Below the label, softly. */
  hint?: ReactNode
  /** Shown, but not to be chosen. */
  disabled?: boolean | undefined
}

export interface RadioGroupProps extends Omit<ComponentProps<typeof Radix.Root>, 'onValueChange' | 'children' | 'asChild'> {
  /** Names the group, above it. */
  label: ReactNode
  /** The label stays for screen readers only. */
  labelHidden?: boolean | undefined
  /** From first to last. */
  options: ReadonlyArray<RadioOption>
  /** `card` draws each option as a box of its own. */
  variant?: RadioGroupVariant | undefined
  /** What is wrong, in words; also marks the group invalid. */
  error?: ReactNode
  /** Another option was chosen, by pointer or arrow key. */
  onValueChange?: ((change: { value: string }) => void) | undefined
}

/** One of a few, all of them in sight. Tab enters at what is chosen, arrow keys move and choose. */
export function RadioGroup({
  label,
  labelHidden = false,
  options,
  variant = 'plain',
  error,
  onValueChange,
  id,
  className,
  ...rest
}: RadioGroupProps) {
  const ownId = useId()
  const groupId = id ?? ownId
  return (
    <Radix.Root
      id={groupId}
      aria-labelledby={`${groupId}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId(groupId) : undefined}
      onValueChange={(value) => onValueChange?.({ value })}
      className={cn('flex flex-col gap-2', className)}
      {...rest}
    >
      <span id={`${groupId}-label`} className={labelHidden ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
      </span>
      <div className={cn('flex flex-col', variant === 'card' && 'gap-2.5')}>
        {options.map((option) => (
          <Option key={option.value} id={`${groupId}-${option.value}`} option={option} variant={variant} />
        ))}
      </div>
      {error ? (
        <p id={errorId(groupId)} className="flex items-start gap-1.5 text-sm text-kumkum">
          <WarningIcon aria-hidden="true" className="mt-1 size-3.5 shrink-0" />
          <span>{error}</span>
        </p>
      ) : null}
    </Radix.Root>
  )
}

function Option({ id, option, variant }: { id: string; option: RadioOption; variant: RadioGroupVariant }) {
  return (
    <div className={cn('relative', optionClasses({ variant }))}>
      <Radix.Item
        id={id}
        value={option.value}
        disabled={option.disabled}
        aria-describedby={option.hint ? hintId(id) : undefined}
        className={cn(
          'mt-px flex size-5 shrink-0 items-center justify-center rounded-full border-[1.5px] border-edge bg-raised',
          'transition-colors duration-120 hover:border-ink',
          'data-[state=checked]:border-ink',
          // The whole row is the finger's target.
          'before:absolute before:inset-0',
        )}
      >
        <Radix.Indicator className="size-2.5 rounded-full bg-ink" />
      </Radix.Item>
      <div className="min-w-0">
        <label htmlFor={id} className={cn(option.hint && 'font-semibold', option.disabled && 'opacity-55')}>
          {option.label}
        </label>
        {option.hint ? (
          <p id={hintId(id)} className="text-soft">
            {option.hint}
          </p>
        ) : null}
      </div>
    </div>
  )
}
