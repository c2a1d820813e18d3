// Texts about the links in mails.

/** For accounts whose address was never confirmed. */
export const resend = {
  atLogin: 'Your email address is not confirmed yet. The link we sent is good for 24 hours.',
  atSignUp: 'Have you signed up before, and never followed the link in our mail?',
  expired: 'Links in our mails are good for 24 hours and for one time.',
  submit: 'Send the link again',
} as const

/** For a link that can no longer be used. */
export const resetExpired = {
  title: 'This link has expired',
  text: 'A link is good for 60 minutes and for one time. We gladly send you another.',
  again: 'Send a new link',
} as const

export const undo = {
  title: 'Keep your email address?',
  text: 'Somebody asked to change the email address of your account. Undo it, and this address stays. Everybody is signed out, and you choose a new password.',
  submit: 'Undo the change',
} as const
