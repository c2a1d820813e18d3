import { paths } from '@chitra/paths'
import type { ComponentType } from 'react'
import { type ActionFunction, type LoaderFunction, replace, type RouteObject } from 'react-router-dom'
import type { RouteHandle } from '../platform/route-head.ts'
import { RootLayout } from './root-layout.tsx'
import { loader as settingsLoader, SHOP_ROUTE, shouldRevalidate } from './root-loader.ts'
import { FirstSkeleton, RouteError } from './route-states.tsx'
import { loader as aloneWithSecrets } from './routes-for-secrets.ts'

/** What a route file exports. */
export interface RouteFile {
  loader?: LoaderFunction
  action?: ActionFunction
  handle: RouteHandle
  Component: ComponentType
}

/** A screen of the shop (specification §2). */
export interface Screen {
  /** Its file in `routes`. */
  file: string
  paths: readonly string[]
  load: () => Promise<RouteFile>
  /** The same for everybody: the server renders it. What belongs to one person is read and drawn by the browser alone. */
  isPublic?: boolean
  /** Where passwords and personal details are typed. */
  forSecrets?: boolean
}

const LISTS = ['/search', '/search/:first', '/search/:first/:second', '/category', '/category/:first']
const ITEMS = ['/image/:piece', '/graphic/:piece', '/product-details']

/** Every address of the shop and the file that answers it. */
export const SCREENS: readonly Screen[] = [
  { file: 'home', paths: [paths.home], load: () => import('./routes/home.tsx'), isPublic: true },
  { file: 'search', paths: LISTS, load: () => import('./routes/search.tsx'), isPublic: true },
  { file: 'item', paths: ITEMS, load: () => import('./routes/item.tsx'), isPublic: true },
  { file: 'support', paths: [paths.support], load: () => import('./routes/support.tsx'), isPublic: true },
  { file: 'about', paths: [paths.about], load: () => import('./routes/about.tsx'), isPublic: true },
  { file: 'careers', paths: [paths.careers], load: () => import('./routes/careers.tsx'), isPublic: true },
  { file: 'faq', paths: [paths.faq], load: () => import('./routes/faq.tsx'), isPublic: true },
  { file: 'privacy', paths: [paths.privacy], load: () => import('./routes/privacy.tsx'), isPublic: true },
  { file: 'terms', paths: [paths.terms], load: () => import('./routes/terms.tsx'), isPublic: true },
  { file: 'licence', paths: ['/licence', '/licence/:version'], load: () => import('./routes/licence.tsx'), isPublic: true },
  // Not kept by the server: a refund ends a licence at once, and each network may ask only so often.
  { file: 'verify', paths: [paths.verify, '/verify/:code'], load: () => import('./routes/verify.tsx') },
  { file: 'licences', paths: [paths.licences], load: () => import('./routes/licences.tsx') },
  { file: 'boards', paths: [paths.boards], load: () => import('./routes/boards.tsx') },
  { file: 'board', paths: [`${paths.boards}/:id`], load: () => import('./routes/board.tsx') },
  { file: 'image-details', paths: [paths.imageDetails], load: () => import('./routes/image-details.tsx') },
  { file: 'checkout', paths: [paths.checkout], load: () => import('./routes/checkout.tsx') },
  { file: 'orders', paths: [paths.orders], load: () => import('./routes/orders.tsx') },
  { file: 'wish-list', paths: [paths.wishList], load: () => import('./routes/wish-list.tsx') },
  { file: 'login', paths: [paths.login], load: () => import('./routes/login.tsx'), forSecrets: true },
  { file: 'sign-up', paths: [paths.signup], load: () => import('./routes/sign-up.tsx'), forSecrets: true },
  { file: 'forgot-password', paths: [paths.forgotPassword], load: () => import('./routes/forgot-password.tsx'), forSecrets: true },
  { file: 'reset-password', paths: ['/reset-password/:token'], load: () => import('./routes/reset-password.tsx'), forSecrets: true },
  {
    file: 'undo-email-change',
    paths: ['/undo-email-change/:token'],
    load: () => import('./routes/undo-email-change.tsx'),
    forSecrets: true,
  },
  // Whoever has its address sees it: no foreign script shall.
  { file: 'shared-board', paths: ['/board/:token'], load: () => import('./routes/shared-board.tsx'), forSecrets: true },
  { file: 'edit-profile', paths: [paths.editProfile], load: () => import('./routes/edit-profile.tsx'), forSecrets: true },
  { file: 'change-password', paths: [paths.changePassword], load: () => import('./routes/change-password.tsx'), forSecrets: true },
]

/** What stands at an address that the shop does not have: whoever comes is sent home. */
export type Elsewhere = Pick<RouteObject, 'loader' | 'Component' | 'handle'>
export const toHome: Elsewhere = { loader: () => replace(paths.home) }

/**
 * The router's tree of routes.
 * @param leafOf the route of a screen, its path apart
 */
export function shopRoutes(
  leafOf: (screen: Screen) => Pick<RouteObject, 'lazy' | 'loader' | 'action' | 'handle' | 'Component'>,
  elsewhere: Elsewhere = toHome,
) {
  const leaves = (screens: readonly Screen[]): RouteObject[] =>
    screens.flatMap((screen) =>
      screen.paths.map((path): RouteObject =>
        path === paths.home ? { id: path, index: true, ...leafOf(screen) } : { id: path, path, ...leafOf(screen) },
      ),
    )
  return [
    {
      id: SHOP_ROUTE,
      path: '/',
      loader: settingsLoader,
      shouldRevalidate,
      Component: RootLayout,
      ErrorBoundary: RouteError,
      children: [
        {
          HydrateFallback: FirstSkeleton,
          ErrorBoundary: RouteError,
          children: [
            ...leaves(SCREENS.filter(({ forSecrets }) => forSecrets !== true)),
            { loader: aloneWithSecrets, children: leaves(SCREENS.filter(({ forSecrets }) => forSecrets === true)) },
            { id: '*', path: '*', ...elsewhere },
          ],
        },
      ],
    },
  ] satisfies RouteObject[]
}
