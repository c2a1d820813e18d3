import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { CheckIcon, MinusIcon } from '../../icons.ts'
import { errorId } from '../field/field.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'defaultChecked' | 'size'> {
  /** Beside the box; pressing it ticks the box. May hold a link. */
  label: ReactNode
  /** The error message; also marks the box as invalid. */
  error?: ReactNode
  /** Checked state when controlled; `indeterminate` if it represents several different ones. */
  checked?: boolean | 'indeterminate' | undefined
  /** Initial state when uncontrolled. */
  defaultChecked?: boolean | 'indeterminate' | undefined
  /** Called when it is pressed. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

/** A yes or no that is submitted with a form. ref and other props reach the box; className reaches the row of box and label. */
export function Checkbox({ label, error, id, className, ref, checked, defaultChecked, onCheckedChange, onChange, ...rest }: CheckboxProps) {
  const ownId = useId()
  const boxId = id ?? ownId
  const box = useRef<HTMLInputElement>(null)
  const startsAs = useRef(defaultChecked)
  useEffect(() => {
    // The third state has no attribute.
    if (box.current !== null) box.current.indeterminate = (checked ?? startsAs.current) === 'indeterminate'
  }, [checked])
  return (
    <div className={cn('flex flex-col gap-1', className)}>
      <div className="flex items-start gap-2.5">
        <span className="relative mt-px flex size-5 shrink-0 items-center justify-center text-paper">
          <input
            type="checkbox"
            id={boxId}
            ref={(node) => {
              box.current = node
              if (typeof ref === 'function') return ref(node)
              if (ref) ref.current = node
            }}
            {...(checked === undefined ? { defaultChecked: defaultChecked === true } : { checked: checked === true })}
            onChange={(event) => {
              onChange?.(event)
              onCheckedChange?.(event.target.checked)
            }}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId(boxId) : undefined}
            className={cn(
              'peer absolute inset-0 size-full appearance-none rounded-xs border-[1.5px] border-edge bg-raised',
              'transition-colors duration-120 hover:border-ink',
              'checked:border-ink checked:bg-ink indeterminate:border-ink indeterminate:bg-ink',
              'aria-invalid:border-kumkum disabled:opacity-55',
              // The touch target is 40 px, the box 20.
              'before:absolute before:-inset-2.5',
            )}
            {...rest}
          />
          <CheckIcon
            aria-hidden="true"
            strokeWidth={3.2}
            className="pointer-events-none relative hidden size-3.5 peer-checked:block peer-indeterminate:hidden"
          />
          <MinusIcon
            aria-hidden="true"
            strokeWidth={3.2}
            className="pointer-events-none relative hidden size-3.5 peer-indeterminate:block"
          />
        </span>
        <label htmlFor={boxId} className="text-sm [&_a]:text-neel [&_a]:underline">
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
