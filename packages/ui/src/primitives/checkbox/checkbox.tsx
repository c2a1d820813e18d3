import * as Radix from '@radix-ui/react-checkbox'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { CheckIcon, MinusIcon } from '../../icons.ts'
import { errorId } from '../field/field.tsx'

export interface CheckboxProps extends ComponentProps<typeof Radix.Root> {
  /** Beside the box; pressing it ticks the box. May hold a link. */
  label: ReactNode
  /** What is wrong, in words; also marks the box invalid. */
  error?: ReactNode
  /** Whether it is ticked, where the caller keeps it; `indeterminate` where it stands for several that differ. */
  checked?: boolean | 'indeterminate'
  /** Whether it starts ticked, where it keeps that itself. */
  defaultChecked?: boolean | 'indeterminate'
  /** It was pressed. */
  onCheckedChange?: (checked: boolean | 'indeterminate') => void
}

/** One yes or no, told when a form is sent. ref and the rest reach the box; className reaches the row of box and label. */
export function Checkbox({ label, error, id, className, ...rest }: CheckboxProps) {
  const ownId = useId()
  const boxId = id ?? ownId
  return (
    <div className={cn('flex flex-col gap-1', className)}>
      <div className="flex items-start gap-2.5">
        <Radix.Root
          id={boxId}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId(boxId) : undefined}
          className={cn(
            'relative mt-px flex size-5 shrink-0 items-center justify-center rounded-xs border-[1.5px] border-edge bg-raised text-paper',
            'transition-colors duration-120 hover:border-ink',
            'not-data-[state=unchecked]:border-ink not-data-[state=unchecked]:bg-ink',
            'aria-invalid:border-kumkum disabled:opacity-55',
            // The finger's target is 40 px though the box is 20.
            'before:absolute before:-inset-2.5',
          )}
          {...rest}
        >
          <Radix.Indicator className="group">
            <CheckIcon aria-hidden="true" className="size-3.5 group-data-[state=indeterminate]:hidden" strokeWidth={3.2} />
            <MinusIcon aria-hidden="true" className="hidden size-3.5 group-data-[state=indeterminate]:block" strokeWidth={3.2} />
          </Radix.Indicator>
        </Radix.Root>
        <label htmlFor={boxId} className="text-sm">
          {label}
        </label>
      </div>
      {error ? (
        <p id={errorId(boxId)} className="ps-7.5 text-sm text-kumkum">
          {error}
        </p>
      ) : null}
    </div>
  )
}
