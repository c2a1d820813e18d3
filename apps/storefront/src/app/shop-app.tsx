import { BrandProvider, HydrationProvider, type LinkComponent, type LinkProps, LinkProvider, NonceProvider } from '@chitra/ui'
import { Provider } from 'jotai'
import { type ReactNode, StrictMode } from 'react'
import { language } from '@chitra/messages/language.ts'
import { addressOf } from '../platform/here.ts'
import { store } from '../platform/session.ts'
import { shopFacts } from '../platform/shop-facts.ts'
import { RouterLink } from './router-link.tsx'

/** What the router writes for a path of this shop is its address: on the server its work is not needed. */
const LinkOnServer = ({ href, children, ...rest }: LinkProps) => (
  <a href={addressOf(href)} {...rest}>
    {children}
  </a>
)
const linkOnServer: LinkComponent = language === 'en' ? 'a' : LinkOnServer

/** What stands around the router, on the server as in the browser. */
export function ShopApp({ nonce, drawnByServer, children }: { nonce: string; drawnByServer: boolean; children: ReactNode }) {
  return (
    <StrictMode>
      <NonceProvider value={nonce}>
        <Provider store={store}>
          <BrandProvider value={shopFacts()}>
            <LinkProvider value={import.meta.env.SSR ? linkOnServer : RouterLink}>
              <HydrationProvider drawnByServer={drawnByServer}>{children}</HydrationProvider>
            </LinkProvider>
          </BrandProvider>
        </Provider>
      </NonceProvider>
    </StrictMode>
  )
}
