import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { Button } from '../../primitives/button/button.tsx'

export interface AuthFormProps extends ComponentProps<'form'> {
  /** The fields, one below the other, and notices among them. */
  children: ReactNode
  /** The words of the button that sends. */
  submitLabel: string
  /** True while it is being sent: the button shows a spinner and ignores presses. */
  busy?: boolean | undefined
  /** Below the button: a link for who cannot go on. */
  help?: ReactNode
}

/** The form of an AuthCard. */
export function AuthForm({ submitLabel, busy, help, className, children, ...rest }: AuthFormProps) {
  return (
    <form noValidate className={cn('flex flex-col gap-4', className)} {...rest}>
      {children}
      <Button type="submit" size="lg" busy={busy}>
        {submitLabel}
      </Button>
      {help ? <p className="self-center text-sm [&_a]:text-neel">{help}</p> : null}
    </form>
  )
}
