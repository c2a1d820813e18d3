import { LinkProvider } from '@chitra/ui'
import '@chitra/ui/theme.css'
import { setNonce } from 'get-nonce'
import { Provider } from 'jotai'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { refreshCounts } from '../platform/intents.ts'
import { store } from '../platform/session.ts'
import { siteSettings } from '../platform/site-settings.ts'
import { chosenTheme, showTheme } from '../platform/theme.ts'
import { forgiveCalledOffTransitions } from './called-off-transitions.ts'
import { RouterLink } from './router-link.tsx'
import { createRouter } from './router.tsx'
import { renewStaleBundle } from './stale-bundle.ts'
import './shop.css'

// `//login` and `//checkout` are ours (ROUTE-08): put right before the router reads the address.
if (/^\/{2,}/.test(location.pathname))
  history.replaceState(history.state, '', location.pathname.replace(/^\/+/, '/') + location.search + location.hash)

// Dialogs lock the page's scroll by a style of their own, which the content security policy lets in by this.
setNonce(document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? '')

forgiveCalledOffTransitions()
showTheme(chosenTheme())
void refreshCounts()

const router = createRouter()
renewStaleBundle(router)

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no #root')

// As a transition, in slices of some milliseconds: a touch in between is answered.
const draw = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Provider store={store}>
          <LinkProvider value={RouterLink}>
            <RouterProvider router={router} />
          </LinkProvider>
        </Provider>
      </StrictMode>,
    ),
  )

/** Milliseconds that the first drawing waits at most: for the settings, or where the HTML shows the page's own first pictures, for the page. */
const PATIENCE = { anyPage: 50, ownShape: 5000 }
const hasOwnShape = document.querySelector('[data-shape="own"]') !== null

const pageIsThere = new Promise<void>((resolve) => {
  router.subscribe(({ initialized }) => initialized && resolve())
})
// The settings come along with the page: drawn with them at once, nothing moves. Without them the shop is drawn all the same. Pictures that the HTML shows
// already stay until the page that holds them can be drawn: a skeleton between would only flicker.
const ready = Promise.allSettled([siteSettings(), hasOwnShape ? pageIsThere : undefined])
const late = new Promise((resolve) => setTimeout(resolve, hasOwnShape ? PATIENCE.ownShape : PATIENCE.anyPage))
void Promise.race([ready, late]).then(draw)
