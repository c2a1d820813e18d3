/** Texts of the account forms and menus. */
export const signUp = {
  title: 'Get in touch!',
  fullName: 'Full Name',
  email: 'Email',
  password: 'Password',
  confirm: 'Confirm Password',
  terms: 'I accept the',
  termsLink: 'terms and conditions',
  submit: 'SUBMIT',
  already: 'Already registered?',
  login: 'Login Here',
  success:
    'The verification list has been sent to your registered email id. Please go to your email and click on the verification link to proceed.',
  exists: 'Email address already exists!!',
  mailbox: 'Open the development mailbox',
  facebook: 'Signup with facebook',
  google: 'Signup with google',
} as const

export const login = {
  forgot: 'Forgot your password?',
  title: 'Sign In',
  email: 'Email',
  password: 'Password',
  submit: 'SIGN IN',
  success: 'Login successful',
  newHere: 'New here?',
  register: 'Register Now',
  verified: 'Email has verified successfully',
  facebook: 'Login with facebook',
  google: 'Login with google',
} as const

/** The title of the sheet that asks a guest to sign in, by what for. */
export const signIn = {
  buy: (title: string) => `Sign in to buy “${title}”`,
  save: (title: string) => `Sign in to save “${title}”`,
} as const

export const social = {
  registered: 'Registration is successfull',
  blocked: 'Your browser blocked the sign-in window. Please allow it and try again',
  closed: 'The sign-in window was closed',
} as const

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
  nameHint: 'First and last name, with a space between. If you have only one name, press SUBMIT again.',
  dob: 'Date of birth',
  dobHint: 'Optional. Nobody else can see it.',
  mails: 'Mails',
  mailMessages: 'Messages by email',
  creatorUpdates: 'New work by designers you bought from',
  mailsHint: 'Receipts and mails about the security of your account are always sent.',
  confirmEmail: (email: string) => `A link is on its way to ${email}. Your new address takes effect when you follow it`,
} as const

/** Errors of single fields. */
export const fields = {
  dobRange: 'The date of birth must be between 1950-01-01 and today',
  emailInvalidForgot: 'Please enter valid email',
  nameTwoWords: 'Enter Valid Full Name',
  resetShort: 'Password should be 6 characters',
  resetConfirmRequired: 'Re-enter password',
  changeShort: 'Password should be at least 6 characters long',
  newRequired: 'New password is required',
  changeConfirmRequired: 'Confirm password is required',
  changeDiffers: 'Password does not match',
  fullNameRequired: 'Full Name is required',
  fullNameInvalid: 'Enter valid full name',
  emailRequired: 'Email is required',
  emailInvalid: 'Email is incorrect',
  passwordRequired: 'Password is required',
  passwordShort: 'Password must be at least 6 characters',
  passwordRule: 'Password should be eight characters, at least one letter, one number and one special character',
  confirmRequired: 're-enter password',
  confirmDiffers: 'Passwords must match',
  termsRequired: 'Accept terms and condition to proceed.',
} as const
