import { AccountSection, Button } from '@chitra/ui'
import { lazy, Suspense, useState } from 'react'
import * as messages from '@chitra/messages/your-data.ts'

export interface YourDataProps {
  busy: boolean
  /** What the server says of the password; empty where it said nothing. */
  wrongPassword: string
  onTake: () => void
  onClose: (password: string) => void
}

const words = messages.yourData
// Seldom needed: fetched when it is.
const CloseForm = lazy(() => import('./close-form.tsx'))

/** Takes along what is kept of somebody, and closes the account. */
export function YourData({ busy, wrongPassword, onTake, onClose }: YourDataProps) {
  const [isClosing, setIsClosing] = useState(false)
  return (
    <AccountSection title={words.title} text={words.text}>
      <Button variant="secondary" busy={busy} onClick={onTake}>
        {words.take}
      </Button>
      {isClosing ? (
        <Suspense fallback={null}>
          <CloseForm busy={busy} wrongPassword={wrongPassword} onClose={onClose} onKeep={() => setIsClosing(false)} />
        </Suspense>
      ) : (
        <Button variant="ghost" onClick={() => setIsClosing(true)}>
          {words.close}
        </Button>
      )}
    </AccountSection>
  )
}
