import { createHmac } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import { fault } from '../../../contract/fault.ts'
import { said } from '../../../contract/said.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import { newSecret, timingSafeEqualText } from '../../../platform/ids.ts'
import { facebookProvider } from './facebook.ts'
import { googleProvider } from './google.ts'
import {
  type Identity,
  type AuthRequest,
  type Provider,
  type ProviderName,
  PROVIDERS,
  ProviderUnavailable,
  TokenRefused,
} from './provider.ts'

/** The cookie that binds a sign-in to its browser. */
export const SIGN_IN_COOKIE = 'SOCIAL'
/** Milliseconds in which a sign-in must be finished. */
export const SIGN_IN_LIFE = 10 * 60_000

export interface PendingSignIn extends AuthRequest {
  provider: ProviderName
  /** The id of the page that opened the popup. */
  tab: string
  /** Milliseconds since 1970. */
  expires: number
}

/** Sign-in with the configured providers. */
export interface Social {
  /** Null when the provider is not configured or unknown. */
  provider(name: string): Provider | null
  newSignIn(provider: ProviderName, tab: string): PendingSignIn
  /** A signed cookie value. */
  seal(signIn: PendingSignIn): string
  /** Null if missing, forged or expired. */
  unseal(cookieHeader: string | undefined): PendingSignIn | null
}

export function createSocial(config: Pick<Config, 'google' | 'facebook'>, secret: string, clock: Clock): Social {
  const providers: Record<ProviderName, Provider | null> = {
    google: config.google === null ? null : googleProvider(config.google, clock),
    facebook: config.facebook === null ? null : facebookProvider(config.facebook, clock),
  }
  const signature = (body: string): string => createHmac('sha256', secret).update(`social:${body}`).digest('base64url')
  return {
    provider: (name) => (isName(name) ? providers[name] : null),
    newSignIn: (provider, tab) => ({
      provider,
      tab,
      state: newSecret(),
      nonce: newSecret(),
      verifier: newSecret(),
      expires: clock.now().getTime() + SIGN_IN_LIFE,
    }),
    seal(signIn) {
      const body = Buffer.from(JSON.stringify(signIn)).toString('base64url')
      return `${body}.${signature(body)}`
    },
    unseal(cookieHeader) {
      const [body = '', signed = ''] = (fastifyCookie.parse(cookieHeader ?? '')[SIGN_IN_COOKIE] ?? '').split('.')
      if (body === '' || !timingSafeEqualText(signature(body), signed)) return null
      const signIn = JSON.parse(Buffer.from(body, 'base64url').toString()) as PendingSignIn
      return signIn.expires > clock.now().getTime() ? signIn : null
    },
  }
}

/** Recognises a token's provider by its form: Google's is a JSON Web Token with three parts, Facebook's is not. */
const providerOf = (token: string): ProviderName => (/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token) ? 'google' : 'facebook')

const isName = (name: string): name is ProviderName => (PROVIDERS as readonly string[]).includes(name)

const UNVERIFIED = 'This sign-in could not be verified. Please try again'

/**
 * The identity in a request's token, after checking provider, browser, subject and email.
 * @throws Fault 404 for a provider that is not configured, 401 for a rejected token, 503 when the provider is unreachable
 */
export async function identityOf(
  social: Social,
  body: { registerType?: string | undefined; socialId: string; email?: string | undefined; providerToken?: string | undefined },
  cookieHeader: string | undefined,
): Promise<Identity> {
  const provider = social.provider(body.registerType ?? providerOf(body.providerToken ?? ''))
  if (provider === null) throw fault(404, 'This way to sign in is not available here')
  if (body.providerToken === undefined || body.providerToken === '') throw fault(401, UNVERIFIED, { detail: 'no token' })
  const signIn = social.unseal(cookieHeader)
  const nonce = signIn?.provider === provider.name ? signIn.nonce : null
  const identity = await asFault(provider, provider.verify(body.providerToken, nonce))
  if (identity.subject !== body.socialId) throw fault(401, UNVERIFIED, { detail: 'the token belongs to another account' })
  if (body.email !== undefined && body.email !== '' && !sameAddress(body.email, identity.email))
    throw fault(401, UNVERIFIED, { detail: 'the token has another email' })
  return identity
}

const sameAddress = (a: string, b: string | null): boolean => b !== null && a.trim().toLowerCase() === b.trim().toLowerCase()

/** Turns TokenRefused into 401 and ProviderUnavailable into 503. */
export async function asFault<T>(provider: Provider, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    if (cause instanceof TokenRefused) throw fault(401, UNVERIFIED, { cause, detail: cause.message })
    if (cause instanceof ProviderUnavailable)
      throw fault(503, said('{provider} is not available at the moment. Please try again', { provider: provider.title }), {
        cause,
        detail: cause.message,
        retryAfter: 10,
      })
    throw cause
  }
}
