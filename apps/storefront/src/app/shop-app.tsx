import { BrandProvider, HydrationProvider, LinkProvider, NonceProvider } from '@chitra/ui'
import { Provider } from 'jotai'
import { type ReactNode, StrictMode } from 'react'
import { isServer } from '../platform/is-server.ts'
import { store } from '../platform/session.ts'
import { shopFacts } from '../platform/shop-facts.ts'
import { RouterLink } from './router-link.tsx'

/** What stands around the router, on the server as in the browser. */
export function ShopApp({ nonce, drawnByServer, children }: { nonce: string; drawnByServer: boolean; children: ReactNode }) {
  return (
    <StrictMode>
      <NonceProvider value={nonce}>
        <Provider store={store}>
          <BrandProvider value={shopFacts()}>
            {/* What the router writes for an address of this shop is that address: on the server its work is not needed. */}
            <LinkProvider value={isServer ? 'a' : RouterLink}>
              <HydrationProvider drawnByServer={drawnByServer}>{children}</HydrationProvider>
            </LinkProvider>
          </BrandProvider>
        </Provider>
      </NonceProvider>
    </StrictMode>
  )
}
