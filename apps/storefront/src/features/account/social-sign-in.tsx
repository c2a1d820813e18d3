import * as messages from '@chitra/messages/sign-in.ts'
import type { SignedIn } from './settle-login.ts'
import { SocialButtons, type SocialButtonsProps } from './social-buttons.tsx'
import { type SocialPurpose, useSocial } from './use-social.ts'

export interface SocialSignInProps extends Pick<SocialButtonsProps, 'providers' | 'busy'> {
  purpose: SocialPurpose
  onSignedIn: SignedIn
}

const labels = { 'sign-up': messages.signUp, login: messages.login }

export function SocialSignIn({ purpose, providers, busy, onSignedIn }: SocialSignInProps) {
  const social = useSocial(purpose, onSignedIn)
  return <SocialButtons providers={providers} labels={labels[purpose]} busy={busy || social.busy} onChoose={social.choose} />
}
