import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { Button } from '../../primitives/button/button.tsx'

export interface ConfirmFormProps extends ComponentProps<'form'> {
  /** What happens then. */
  text: string
  /** The field that proves who asks for it. */
  children: ReactNode
  /** The words of the button that does it. */
  submitLabel: string
  /** The words of the button that leaves all as it is. */
  cancelLabel: string
  /** Called when that one is pressed. */
  onCancel: () => void
  /** True while it is being done: its button shows a spinner and ignores presses. */
  busy?: boolean | undefined
}

/** The last question before what cannot be undone; stands at the end of an AccountSection. */
export function ConfirmForm({ text, submitLabel, cancelLabel, onCancel, busy, className, children, ...rest }: ConfirmFormProps) {
  return (
    <form noValidate className={cn('flex flex-col gap-4 border-t pt-4', className)} {...rest}>
      <p className="text-sm">{text}</p>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {submitLabel}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {cancelLabel}
        </Button>
      </div>
    </form>
  )
}
