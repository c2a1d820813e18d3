import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../cn.ts'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'> {
  /** Before the switch; pressing it toggles the switch. */
  label: ReactNode
  /** State when controlled. */
  checked?: boolean | undefined
  /** Initial state when uncontrolled. */
  defaultChecked?: boolean | undefined
  /** Called when it is toggled. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

/** A yes or no that takes effect at once. ref and other props reach the switch; className reaches the row of label and switch. */
export function Switch({ label, id, className, onCheckedChange, onChange, ...rest }: SwitchProps) {
  const ownId = useId()
  const switchId = id ?? ownId
  return (
    <div className={cn('flex items-center justify-between gap-3', className)}>
      <label htmlFor={switchId} className="text-sm font-semibold">
        {label}
      </label>
      <span className="relative flex h-6 w-11 shrink-0 items-center">
        <input
          type="checkbox"
          // The browser exposes its state; an attribute of ours would duplicate it.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          id={switchId}
          onChange={(event) => {
            onChange?.(event)
            onCheckedChange?.(event.target.checked)
          }}
          className={cn(
            'peer absolute inset-0 size-full appearance-none rounded-full border-[1.5px] border-edge bg-raised transition-colors duration-150',
            'hover:border-ink checked:border-ink checked:bg-ink disabled:opacity-55',
            'before:absolute before:-inset-2',
          )}
          {...rest}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none relative ms-[1.5px] block size-4 translate-x-[3px] rounded-full bg-edge transition-transform duration-150 peer-checked:translate-x-[22px] peer-checked:bg-paper peer-disabled:opacity-55 rtl:-translate-x-[3px] rtl:peer-checked:-translate-x-[22px]"
        />
      </span>
    </div>
  )
}
