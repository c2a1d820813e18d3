import { createBrowserRouter, replace } from 'react-router-dom'
import { paths } from '../platform/paths.ts'
import { RootLayout } from './root-layout.tsx'
import { FirstSkeleton, RouteError } from './route-states.tsx'

const search = () => import('./routes/search.tsx')
const item = () => import('./routes/item.tsx')

/** Every address of the shop and the file that answers it (specification §2). */
export function createRouter() {
  const router = createBrowserRouter([
    {
      path: '/',
      element: <RootLayout />,
      errorElement: <RouteError />,
      children: [
        {
          HydrateFallback: FirstSkeleton,
          errorElement: <RouteError />,
          children: [
            { index: true, lazy: () => import('./routes/home.tsx') },
            ...['/search', '/search/:first', '/search/:first/:second', '/category', '/category/:first'].map((path) => ({
              path,
              lazy: search,
            })),
            ...['/image/:piece', '/graphic/:piece', '/product-details'].map((path) => ({ path, lazy: item })),
            { path: paths.imageDetails, lazy: () => import('./routes/image-details.tsx') },
            { path: paths.checkout, lazy: () => import('./routes/checkout.tsx') },
            { path: paths.orders, lazy: () => import('./routes/orders.tsx') },
            { path: paths.wishList, lazy: () => import('./routes/wish-list.tsx') },
            { path: paths.login, lazy: () => import('./routes/login.tsx') },
            { path: paths.forgotPassword, lazy: () => import('./routes/forgot-password.tsx') },
            { path: '/reset-password/:token', lazy: () => import('./routes/reset-password.tsx') },
            { path: paths.editProfile, lazy: () => import('./routes/edit-profile.tsx') },
            { path: paths.changePassword, lazy: () => import('./routes/change-password.tsx') },
            { path: paths.support, lazy: () => import('./routes/support.tsx') },
            { path: paths.signup, lazy: () => import('./routes/sign-up.tsx') },
            { path: paths.about, lazy: () => import('./routes/about.tsx') },
            { path: paths.careers, lazy: () => import('./routes/careers.tsx') },
            { path: paths.faq, lazy: () => import('./routes/faq.tsx') },
            { path: paths.privacy, lazy: () => import('./routes/privacy.tsx') },
            { path: paths.terms, lazy: () => import('./routes/terms.tsx') },
            { path: '*', loader: () => replace(paths.home) },
          ],
        },
      ],
    },
  ])
  const { subscribe } = router
  // Whoever begins to listen hears at once where things stand. RouterProvider reads the state while it is drawn and listens only once it stands: drawn in
  // slices, it would never hear of what changes in between.
  router.subscribe = (listener) => {
    const end = subscribe(listener)
    listener(router.state, { deletedFetchers: [], newErrors: null, flushSync: false })
    return end
  }
  return router
}
