import '@chitra/ui/theme.css'
import { setNonce } from 'get-nonce'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { refreshCounts } from '../platform/intents.ts'
import { setShopOrigin } from '../platform/origin.ts'
import { currentSession } from '../platform/session.ts'
import { setShopFacts } from '../platform/shop-facts.ts'
import { rememberSettings } from '../platform/site-settings.ts'
import { chosenTheme, showTheme } from '../platform/theme.ts'
import { hydrationOf, type PageData, readPageData } from './page-data.ts'
import { SHOP_ROUTE, type ShopData } from './root-loader.ts'
import { guardFirstPage } from './guard.ts'
import { createRouter, type ShownScreen } from './router.tsx'
import { RouterListeners } from './router-listeners.tsx'
import { ShopApp } from './shop-app.tsx'
import { SCREENS } from './shop-routes.tsx'
import { noteSteps } from './shown-before.ts'
import { withSingleSlashes } from './single-slashes.ts'
import { renewStaleBundle } from './stale-bundle.ts'
import './shop.css'

// Put right before the router reads the address.
if (location.pathname.includes('//'))
  history.replaceState(history.state, '', withSingleSlashes(location.pathname) + location.search + location.hash)

// What gets a style of its own while the shop is open, dialogs and galleries, is let in by this.
const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? ''
setNonce(nonce)

const data = readPageData(currentSession() !== null)
setShopOrigin(data.origin === '' ? location.origin : data.origin)
setShopFacts(data.shop)
const { settings } = data.loaderData[SHOP_ROUTE] as ShopData
if (settings !== null) rememberSettings(settings)

noteSteps()
guardFirstPage()
showTheme(chosenTheme())
void refreshCounts()

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no #root')
const screen = SCREENS.find(({ file }) => file === data.screen)
let router: ReturnType<typeof createRouter> | undefined
renewStaleBundle(() => router?.state.navigation.location ?? router?.state.location ?? location)
if (screen === undefined) start(root, data, null)
// A page is taken over as a whole, when its own code is there; where that does not come, the shop begins anew and says so.
else
  void screen.load().then(
    (file) => start(root, data, { screen, file }),
    () => start(root, { ...data, failures: {} }, null),
  )

function start(container: HTMLElement, given: PageData, shown: ShownScreen | null): void {
  router = createRouter(hydrationOf(given), shown)
  const app = (
    <ShopApp nonce={nonce} drawnByServer={shown !== null}>
      <RouterProvider router={router} />
      <RouterListeners router={router} />
    </ShopApp>
  )
  // As a transition, in slices of some milliseconds: a touch in between is answered.
  startTransition(() => {
    if (shown === null) createRoot(container).render(app)
    else hydrateRoot(container, app)
  })
}
