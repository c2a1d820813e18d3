import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { siteSettings } from '../../platform/site-settings.ts'
import type { SocialProvider } from '../../platform/social.ts'
import type { SocialSignInProps } from './social-sign-in.tsx'

interface Providers {
  names: SocialProvider[]
  SocialSignIn: ComponentType<SocialSignInProps>
}

/** The buttons of the providers that the operator has configured, and their code only where there are any. Nothing until that is known. */
export function useProviders(props: Omit<SocialSignInProps, 'providers'>): ReactNode {
  const [providers, setProviders] = useState<Providers>()
  useEffect(() => {
    // Signing in by password needs none of it.
    fetchProviders().then(setProviders, () => undefined)
  }, [])
  return providers === undefined ? null : <providers.SocialSignIn providers={providers.names} {...props} />
}

async function fetchProviders(): Promise<Providers | undefined> {
  const { googleClientId, facebookAppId } = await siteSettings()
  const names = [...(facebookAppId === null ? [] : ['facebook' as const]), ...(googleClientId === null ? [] : ['google' as const])]
  if (names.length === 0) return undefined
  const { SocialSignIn } = await import('./social-sign-in.tsx')
  return { names, SocialSignIn }
}
