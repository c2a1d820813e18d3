import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'

export interface FieldGroupProps extends ComponentProps<'fieldset'> {
  /** What its fields are about. */
  legend: ReactNode
  /** Checkboxes, Switches, or fields that belong together. */
  children: ReactNode
  /** Below them. */
  hint?: ReactNode
}

/** Fields with a name in common. */
export function FieldGroup({ legend, hint, className, children, ...rest }: FieldGroupProps) {
  return (
    <fieldset className={cn('flex flex-col gap-3', className)} {...rest}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      {children}
      {hint ? <p className="text-sm text-soft">{hint}</p> : null}
    </fieldset>
  )
}
