import * as messages from '@chitra/messages/common.ts'
import { useAtom } from 'jotai'
import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { currentSession } from '../platform/session.ts'
import { signInAtom, type SignInIntent } from '../platform/sign-in.ts'
import { tell } from '../platform/toasts.ts'

/** Asks a guest to sign in over the page, and goes with it. */
export function SignIn() {
  const { key } = useLocation()
  return <OverThePage key={key} />
}

/** Its code is fetched when it is first needed. */
function OverThePage() {
  const [intent, setIntent] = useAtom(signInAtom)
  const [Part, setPart] = useState<ComponentType<{ intent: SignInIntent }> | null>(null)
  const isMissing = intent !== null && Part === null
  useEffect(() => {
    // A page may have been loaded anew, or come back to, with its sheet open.
    const kept = (history.state as { signIn?: SignInIntent } | null)?.signIn
    if (kept !== undefined && currentSession() === null) setIntent(kept)
    return () => setIntent(null)
  }, [setIntent])
  useEffect(() => {
    if (!isMissing) return
    import('./sign-in-part.tsx').then(
      (module) => setPart(() => module.default),
      () => {
        tell.error(messages.offline)
        setIntent(null)
      },
    )
  }, [isMissing, setIntent])
  return intent === null || Part === null ? null : <Part intent={intent} />
}
