import { Notice } from '@chitra/ui'
import * as messages from '@chitra/messages/pages.ts'

/** Where a CV goes (STAT-02). */
export function ApplyByMail({ email }: { email: string }) {
  return (
    <Notice tone="info" link={{ href: `mailto:${email}`, label: email }}>
      {messages.pages.apply}
    </Notice>
  )
}
