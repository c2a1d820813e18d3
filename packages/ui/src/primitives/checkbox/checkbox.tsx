import * as Radix from '@radix-ui/react-checkbox'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { CheckIcon } from '../../icons.ts'
import { errorId } from '../field/field.tsx'

export interface CheckboxProps extends ComponentProps<typeof Radix.Root> {
  label: ReactNode
  error?: ReactNode
}

/** ref and the rest reach the box; className reaches the row of box and label. */
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
            'data-[state=checked]:border-ink data-[state=checked]:bg-ink',
            'aria-invalid:border-kumkum disabled:opacity-55',
            // The finger's target is 40 px though the box is 20.
            'before:absolute before:-inset-2.5',
          )}
          {...rest}
        >
          <Radix.Indicator>
            <CheckIcon aria-hidden="true" className="size-3.5" strokeWidth={3.2} />
          </Radix.Indicator>
        </Radix.Root>
        <label htmlFor={boxId} className="text-sm">
          {label}
        </label>
      </div>
      {error ? (
        <p id={errorId(boxId)} className="pl-7.5 text-sm text-kumkum">
          {error}
        </p>
      ) : null}
    </div>
  )
}
