import * as accountMessages from '@chitra/messages/sign-in.ts'
import * as messages from '@chitra/messages/common.ts'

export type SocialProvider = 'google' | 'facebook'

/** Who somebody is by a provider's word, with the token that the server verifies. */
export interface SocialIdentity {
  registerType: SocialProvider
  socialId: string
  providerToken: string
  email: string
  firstName: string
  lastName: string
}

/** The small window said no, was closed or could not open; the message is for people. */
export class SocialRefused extends Error {}

type Handover =
  | { tab: string; provider: SocialProvider; providerToken: string; socialId: string; email: string; firstName: string; lastName: string }
  | { tab: string; provider: SocialProvider; error: string }

/** Milliseconds between two looks at whether the window is still open. */
const LOOK = 400

/**
 * Opens the provider's small window and waits for what it hands over. To be called in answer to a click, or browsers keep it shut.
 * @throws SocialRefused with words to show
 */
export function askProvider(provider: SocialProvider): Promise<SocialIdentity> {
  // Names this page: another one of the shop that is open beside it hears the same channel.
  const tab = crypto.randomUUID()
  const popup = globalThis.open(`/social/${provider}?tab=${tab}`, `chitra-social-${tab}`, 'popup,width=520,height=680')
  if (popup === null) return Promise.reject(new SocialRefused(accountMessages.social.blocked))
  return new Promise((resolve, reject) => {
    const channel = new BroadcastChannel('chitra-social')
    const end = (): void => {
      clearInterval(looking)
      channel.close()
    }
    let looksClosed = 0
    const looking = setInterval(() => {
      looksClosed = popup.closed ? looksClosed + 1 : 0
      // It closes itself after handing over; what it said may be a moment behind.
      if (looksClosed < 3) return
      end()
      reject(new SocialRefused(accountMessages.social.closed))
    }, LOOK)
    channel.addEventListener('message', ({ data }: MessageEvent<Handover>) => {
      if (data.tab !== tab) return
      end()
      popup.close()
      if ('error' in data) reject(new SocialRefused(data.error === '' ? messages.somethingWrong : data.error))
      else {
        const { provider: registerType, socialId, providerToken, email, firstName, lastName } = data
        resolve({ registerType, socialId, providerToken, email, firstName, lastName })
      }
    })
  })
}
