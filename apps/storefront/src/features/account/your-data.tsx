import { Button } from '@chitra/ui'
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
    <section aria-labelledby="your-data" className="mt-6 flex w-full max-w-xl flex-col gap-4 rounded-2xl border bg-surface p-5 md:p-8">
      <h2 id="your-data" className="text-lg font-semibold">
        {words.title}
      </h2>
      <p className="text-sm text-soft">{words.text}</p>
      <Button variant="secondary" busy={busy} className="self-start max-md:self-stretch" onClick={onTake}>
        {words.take}
      </Button>
      {isClosing ? (
        <Suspense fallback={null}>
          <CloseForm busy={busy} wrongPassword={wrongPassword} onClose={onClose} onKeep={() => setIsClosing(false)} />
        </Suspense>
      ) : (
        <Button variant="ghost" className="self-start max-md:self-stretch" onClick={() => setIsClosing(true)}>
          {words.close}
        </Button>
      )}
    </section>
  )
}
