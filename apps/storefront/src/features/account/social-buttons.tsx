import { SocialButton } from '@chitra/ui'
import type { SocialProvider } from '../../platform/social.ts'

export interface SocialButtonsProps {
  /** The providers that the operator has configured; without one there is nothing to show. */
  providers: readonly SocialProvider[]
  labels: Record<SocialProvider, string>
  busy: boolean
  onChoose: (provider: SocialProvider) => void
}

export function SocialButtons({ providers, labels, busy, onChoose }: SocialButtonsProps) {
  return providers.map((provider) => (
    <SocialButton key={provider} provider={provider} disabled={busy} onClick={() => onChoose(provider)}>
      {labels[provider]}
    </SocialButton>
  ))
}
