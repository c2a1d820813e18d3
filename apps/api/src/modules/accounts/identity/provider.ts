/** A user as identified by a provider. The key is (provider, subject), never the email. */
export interface Identity {
  provider: ProviderName
  /** The provider's permanent id of the account. */
  subject: string
  /** Null if the provider states none. */
  email: string | null
  /** Whether the provider verified the email. */
  emailVerified: boolean
  firstName: string
  lastName: string
}

export const PROVIDERS = ['google', 'facebook'] as const
export type ProviderName = (typeof PROVIDERS)[number]

/** Secrets of an authorization request, which bind the provider's answer to this browser. */
export interface AuthRequest {
  state: string
  nonce: string
  /** PKCE, RFC 7636. */
  verifier: string
}

export interface Provider {
  name: ProviderName
  /** Display name. */
  title: string
  /** The address of the provider's consent page. */
  begin(signIn: AuthRequest, redirectUri: string): Promise<URL>
  /** Exchanges the code in the callback address `returned` for a token. @throws TokenRefused, ProviderUnavailable */
  finish(returned: URL, signIn: AuthRequest, redirectUri: string): Promise<string>
  /** Verifies a token. `nonce` is the one bound to the browser that sends it. @throws TokenRefused, ProviderUnavailable */
  verify(token: string, nonce: string | null): Promise<Identity>
}

/** The token is not valid for this shop, browser or time. */
export class TokenRefused extends Error {}
/** The provider does not answer, or its answer is unreadable. */
export class ProviderUnavailable extends Error {}

/** Timeout of a call to a provider, in milliseconds. */
export const PROVIDER_TIMEOUT = 4_500
