import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'

export type SocialProvider = 'facebook' | 'google'
export const socialProviders = ['facebook', 'google'] as const satisfies ReadonlyArray<SocialProvider>

/** Plain letters of our own, not the providers' marks. */
const glyphs: Record<SocialProvider, ReactNode> = {
  facebook: <path d="M15.5 4.5h-2a3.5 3.5 0 0 0-3.5 3.5v12M7 12h7.5" />,
  google: <path d="M18.4 6.9A8 8 0 1 0 20 12h-7" />,
}

export interface SocialButtonProps extends Omit<ButtonProps, 'variant' | 'asChild' | 'icon'> {
  /** The provider; selects the icon. */
  provider: SocialProvider
}

/** A button to sign in with a provider. */
export function SocialButton({ provider, children, ...rest }: SocialButtonProps) {
  return (
    <Button
      variant="secondary"
      data-provider={provider}
      icon={
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          {glyphs[provider]}
        </svg>
      }
      {...rest}
    >
      {children}
    </Button>
  )
}
