import { Notice } from '@chitra/ui'
import * as messages from '@chitra/messages/pages.ts'

/** Where a CV goes (STAT-02). */
export function ApplyByMail({ email }: { email: string }) {
  return (
    <Notice tone="info" className="mt-8">
      {messages.pages.apply}{' '}
      <a href={`mailto:${email}`} className="wrap-anywhere">
        {email}
      </a>
    </Notice>
  )
}
