/** Who somebody is, by a provider's word: known by (provider, subject), never by an address. */
export interface Identity {
  provider: ProviderName
  /** The provider's own, unchanging name for the account. */
  subject: string
  /** Null when the provider gives none. */
  email: string | null
  /** The provider has made sure that the address is its holder's. */
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
  /** Name for people. */
  title: string
  /** Where the visitor is sent to. */
  begin(passage: Passage, redirectUri: string): Promise<URL>
  /** The token that the provider gives for the visitor who came back to `returned`. @throws TokenRefused, ProviderUnavailable */
  finish(returned: URL, passage: Passage, redirectUri: string): Promise<string>
  /** Who the token speaks of. `nonce` is the one given to the browser that brings it. @throws TokenRefused, ProviderUnavailable */
  verify(token: string, nonce: string | null): Promise<Identity>
}

/** The token is not one for this shop, this browser or this time. */
export class TokenRefused extends Error {}
/** The provider does not answer, or not with sense. */
export class ProviderUnavailable extends Error {}

/** Milliseconds that a provider has for one answer. */
export const PROVIDER_TIMEOUT = 4_500
