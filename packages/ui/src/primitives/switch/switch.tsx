import * as Radix from '@radix-ui/react-switch'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../cn.ts'

export interface SwitchProps extends ComponentProps<typeof Radix.Root> {
  /** Before the switch; pressing it turns the switch. */
  label: ReactNode
  /** Whether it is on, where the caller keeps it. */
  checked?: boolean
  /** Whether it starts on, where it keeps that itself. */
  defaultChecked?: boolean
  /** It was turned. */
  onCheckedChange?: (checked: boolean) => void
}

/** One yes or no that works at once. ref and the rest reach the switch; className reaches the row of label and switch. */
export function Switch({ label, id, className, ...rest }: SwitchProps) {
  const ownId = useId()
  const switchId = id ?? ownId
  return (
    <div className={cn('flex items-center justify-between gap-3', className)}>
      <label htmlFor={switchId} className="text-sm font-semibold">
        {label}
      </label>
      <Radix.Root
        id={switchId}
        className={cn(
          'group relative h-6 w-11 shrink-0 rounded-full border-[1.5px] border-edge bg-raised transition-colors duration-150',
          'hover:border-ink data-[state=checked]:border-ink data-[state=checked]:bg-ink disabled:opacity-55',
          'before:absolute before:-inset-2',
        )}
        {...rest}
      >
        <Radix.Thumb className="block size-4 translate-x-[3px] rounded-full bg-edge transition-transform duration-150 data-[state=checked]:translate-x-[22px] data-[state=checked]:bg-paper rtl:-translate-x-[3px] rtl:data-[state=checked]:-translate-x-[22px]" />
      </Radix.Root>
    </div>
  )
}
