type Settings = Record<string, string | undefined>

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/

/** Whether somebody is trying the shop out on their own machine: nobody else can reach it, no mail is sent and no money moves. */
function isDemonstration(of: (name: string) => string): boolean {
  return (
    of('NODE_ENV') !== 'production' &&
    LOOPBACK.test(of('HOST') || '127.0.0.1') &&
    of('PUBLIC_URL') === '' &&
    of('SMTP_URL') === '' &&
    !of('RAZORPAY_KEY_ID').startsWith('rzp_live_')
  )
}

/** Settings that `npm start` and `npm run dev` add in a demonstration, unless they are set already. */
const ADDED = {
  DEV_MAILBOX: 'on',
  BLOG_URL: 'https://blog.example.com',
  SELLER_URL: 'https://sell.example.com',
  SOCIAL_URLS:
    'Instagram=https://instagram.example.com/chitra, YouTube=https://youtube.example.com/chitra, Facebook=https://facebook.example.com/chitra',
  SUPPORT_PHONE: '+91 00000 00000',
  SANDBOX_IDENTITY: 'on',
}
/** With one of these, the sandbox identity provider is not needed. */
const PROVIDERS = ['GOOGLE_CLIENT_ID', 'FACEBOOK_APP_ID']

/** @returns the settings to add; empty if this is not a demonstration */
export function demonstrationSettings(environment: Settings, file: Settings): Record<string, string> {
  const of = (name: string): string => (environment[name] ?? file[name] ?? '').trim()
  if (!isDemonstration(of)) return {}
  const hasProvider = PROVIDERS.some((name) => of(name) !== '')
  return Object.fromEntries(Object.entries(ADDED).filter(([name]) => of(name) === '' && !(hasProvider && name === 'SANDBOX_IDENTITY')))
}
