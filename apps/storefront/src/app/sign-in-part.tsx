import { paths } from '@chitra/paths'
import { useNavigate, useRevalidator } from 'react-router-dom'
import type { SignedIn } from '../features/account/settle-login.ts'
import { SignInSheet } from '../features/account/sign-in-sheet.tsx'
import { useSignIn } from '../features/account/use-sign-in.tsx'
import { hasForeignScripts } from '../platform/foreign-scripts.ts'
import type { SignInIntent } from '../platform/sign-in.ts'
import { useSignInStep } from './use-sign-in-step.ts'

/** The sheet over the page: what was meant is done after the login, and the buyer stays, or comes to the cart. */
export default function SignInPart({ intent }: { intent: SignInIntent }) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { opener, close, leave } = useSignInStep(intent)
  const onSignedIn: SignedIn = async (to) => {
    if (to === paths.checkout) {
      leave()
      return await navigate(to, { replace: true })
    }
    close()
    // The page was made for anybody: its owner may see more.
    await revalidate()
  }
  const ways = useSignIn(onSignedIn)
  const returnFocus = (event: Event): void => {
    event.preventDefault()
    opener?.focus()
  }
  if (hasForeignScripts()) return null
  return <SignInSheet {...ways} intent={intent} onClose={close} {...(opener === null ? {} : { onCloseAutoFocus: returnFocus })} />
}
