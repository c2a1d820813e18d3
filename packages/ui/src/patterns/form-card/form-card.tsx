import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { Button } from '../../primitives/button/button.tsx'

export interface FormCardProps extends ComponentProps<'form'> {
  /** The fields, one below the other. */
  children: ReactNode
  /** The words of the button that sends. */
  submitLabel: string
  /** True while it is being sent: the button shows a spinner and ignores presses. */
  busy?: boolean | undefined
}

/** A form in a box of its own, on a page that may have more of them. */
export function FormCard({ submitLabel, busy, className, children, ...rest }: FormCardProps) {
  return (
    <form noValidate className={cn('flex w-full max-w-xl flex-col gap-5 rounded-2xl border bg-surface p-5 md:p-8', className)} {...rest}>
      {children}
      <Button type="submit" size="lg" busy={busy} className="self-start max-md:self-stretch">
        {submitLabel}
      </Button>
    </form>
  )
}
