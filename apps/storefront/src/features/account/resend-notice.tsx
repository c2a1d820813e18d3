import { InlineAction, Notice } from '@chitra/ui'
import * as messages from '@chitra/messages/link.ts'

export interface ResendNoticeProps {
  /** Why one may want the link again. */
  text: string
  busy: boolean
  onSend: () => void
}

/** Offers the link that confirms an address once more. */
export function ResendNotice({ text, busy, onSend }: ResendNoticeProps) {
  return (
    <Notice tone="info">
      <InlineAction label={messages.resend.submit} busy={busy} onAction={onSend}>
        {text}
      </InlineAction>
    </Notice>
  )
}
