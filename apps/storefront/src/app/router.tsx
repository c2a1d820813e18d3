import { createBrowserRouter, type HydrationState } from 'react-router-dom'
import { type RouteFile, type Screen, shopRoutes } from './shop-routes.tsx'
import { addressOf } from '../platform/here.ts'

/** The screen that the document shows, with its code. */
export interface ShownScreen {
  screen: Screen
  file: RouteFile
}

/** The browser's router. The code of every screen but the one that is shown is fetched when it is first needed. */
export const createRouter = (hydrationData: HydrationState, shown: ShownScreen | null = null) =>
  createBrowserRouter(
    shopRoutes((screen) => (screen === shown?.screen ? shown.file : { lazy: screen.load })),
    { hydrationData, basename: addressOf('/') },
  )
