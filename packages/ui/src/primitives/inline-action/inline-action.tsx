import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'

export interface InlineActionProps {
  /** A sentence. */
  children: ReactNode
  /** The words of the button below it. */
  label: string
  /** Called when the button is pressed. */
  onAction: () => void
  /** True while it is being done: the button shows a spinner and ignores presses. */
  busy?: boolean | undefined
}

/** A sentence and the small button for what it speaks of; belongs in a Notice or in a field's hint. */
export function InlineAction({ label, onAction, busy, children }: InlineActionProps) {
  return (
    <>
      <span className="block">{children}</span>
      <Button variant="secondary" size="sm" className="mt-2" busy={busy} onClick={onAction}>
        {label}
      </Button>
    </>
  )
}
