/** Texts of passwords and the profile. */
export const forgot = {
  title: 'Forgot your password?',
  text: 'We will send a link for a new password to your email address.',
  email: 'Email',
  submit: 'Submit',
  noEmail: "Don't remember your email?",
  login: 'Login Here',
} as const

export const reset = {
  title: 'Choose a new password',
  password: 'Password',
  confirm: 'Confirm Password',
  submit: 'Submit',
  success: 'Successfully changed password',
  failed: 'Something Went Wrong',
} as const

export const changePassword = {
  title: 'Change Password',
  current: 'Current Password',
  next: 'New Password',
  confirm: 'Confirm Password',
  submit: 'Submit',
  success: 'Password Changed Successfully',
} as const

export const profile = {
  title: 'Edit Profile',
  fullName: 'Full Name',
  email: 'Email ID',
  submit: 'SUBMIT',
  success: 'Your profile has been updated!',
  invalid: 'Form is invalid',
  pending: (email: string) => `Waiting for you to follow the link sent to ${email}. Until then this address stays valid.`,
  yourData: 'Your data, and closing the account',
  callOff: 'Keep this address',
  calledOff: 'Your email address stays as it is',
  password: 'Current Password',
  passwordHint: 'To change your email address, please enter your password.',
  /** Of one word; `nameHint` says the rest. */
  nameTwoWords: 'Enter Valid Full Name',
  nameHint: 'First and last name, with a space between. If you have only one name, press SUBMIT again.',
  dob: 'Date of birth',
  dobHint: 'Optional. Nobody else can see it.',
  mails: 'Mails',
  mailMessages: 'Messages by email',
  creatorUpdates: 'New work by designers you bought from',
  language: 'Language',
  languageText: 'You read the shop in English. Mails and invoices come in the language in which you last read it.',
  mailsHint: 'Receipts and mails about the security of your account are always sent.',
  confirmEmail: (email: string) => `A link is on its way to ${email}. Your new address takes effect when you follow it`,
} as const
