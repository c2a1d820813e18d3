/** A person as identified by a provider: keyed by (provider, subject), never by email. */
export interface Identity {
  provider: ProviderName
  /** The provider's permanent id of the account. */
  subject: string
  /** Null when the provider gives none. */
  email: string | null
  /** Whether the provider verified the email. */
  emailVerified: boolean
  firstName: string
  lastName: string
}

export const PROVIDERS = ['google', 'facebook'] as const
export type ProviderName = (typeof PROVIDERS)[number]

/** What must come back unchanged with the visitor, and what binds the token to this browser. */
export interface Passage {
  state: string
  nonce: string
  /** PKCE, RFC 7636. */
  verifier: string
}

export interface Provider {
  name: ProviderName
  /** Display name. */
  title: string
  /** Where the visitor is sent to. */
  begin(passage: Passage, redirectUri: string): Promise<URL>
  /** The token that the provider gives for the visitor who came back to `returned`. @throws TokenRefused, ProviderUnavailable */
  finish(returned: URL, passage: Passage, redirectUri: string): Promise<string>
  /** The identity in the token. `nonce` is the one given to the browser that sends it. @throws TokenRefused, ProviderUnavailable */
  verify(token: string, nonce: string | null): Promise<Identity>
}

/** The token is not valid for this shop, browser or time. */
export class TokenRefused extends Error {}
/** The provider does not answer, or answers garbage. */
export class ProviderUnavailable extends Error {}

/** Timeout of a call to a provider, in milliseconds. */
export const PROVIDER_TIMEOUT = 4_500
