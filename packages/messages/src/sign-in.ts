/** Texts of signing up and signing in. */
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
