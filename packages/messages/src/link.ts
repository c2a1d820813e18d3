// Texts about the links in mails.

/** For accounts whose address was never confirmed. */
export const resend = {
  atLogin: 'Your email address is not confirmed yet. The link we sent is valid for 24 hours.',
  atSignUp: 'Did you sign up before, but never open the link in our mail?',
  expired: 'Links in our mails are valid for 24 hours and can be used once.',
  submit: 'Send the link again',
} as const

/** For a link that can no longer be used. */
export const resetExpired = {
  title: 'This link has expired',
  text: 'Links are valid for 60 minutes and can be used once. We can send you another.',
  again: 'Send a new link',
} as const

export const undo = {
  title: 'Keep your email address?',
  text: 'Somebody asked to change the email address of your account. If you undo it, this address stays, everybody is signed out, and you choose a new password.',
  submit: 'Undo the change',
} as const
