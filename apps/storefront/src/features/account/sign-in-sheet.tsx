import { AuthSheet, type AuthSheetProps } from '@chitra/ui'
import * as messages from '@chitra/messages/sign-in.ts'
import type { SignInIntent } from '../../platform/sign-in.ts'
import { LoginForm, type LoginFormProps, NoAccountYet } from './login-form.tsx'

export interface SignInSheetProps extends Omit<LoginFormProps, 'mailbox'>, Pick<AuthSheetProps, 'social' | 'onCloseAutoFocus'> {
  /** What it is for, which its title says. */
  intent: Pick<SignInIntent, 'purpose' | 'title'>
  onClose: () => void
}

/** Asks a guest to sign in for what was just pressed, over the page where it was. */
export function SignInSheet({ intent: { purpose, title }, onClose, social, onCloseAutoFocus, ...form }: SignInSheetProps) {
  return (
    <AuthSheet
      open
      onOpenChange={onClose}
      title={messages.signIn[purpose](title)}
      social={social}
      question={<NoAccountYet />}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <LoginForm {...form} mailbox={null} />
    </AuthSheet>
  )
}
