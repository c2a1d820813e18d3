import { createContext, use, type ReactNode } from 'react'

const NonceContext = createContext<string | undefined>(undefined)

export interface NonceProviderProps {
  /** The nonce that the page's security policy names; absent where there is no such policy. */
  value: string | undefined
  /** The app. */
  children: ReactNode
}

/** Gives every `StyleRules` within the nonce with which the page's security policy lets style elements in. */
export function NonceProvider({ value, children }: NonceProviderProps) {
  return <NonceContext value={value}>{children}</NonceContext>
}

export interface StyleRulesProps {
  /** The style sheet, as text. Its selectors name what is unique to the part, such as its `useId`. */
  rules: string
}

/**
 * Rules that are known only when a part is drawn, in a style element in its place: a security policy that forbids style attributes, which the
 * server's HTML would need for them, lets it in by its nonce.
 */
export function StyleRules({ rules }: StyleRulesProps) {
  const nonce = use(NonceContext)
  // Browsers hide a nonce from scripts that read attributes, so the server's and the browser's would seem to differ.
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {rules}
    </style>
  )
}
