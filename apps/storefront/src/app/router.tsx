import { createBrowserRouter, type HydrationState } from 'react-router-dom'
import { afterNextFrame } from '../platform/after-next-frame.ts'
import { type RouteFile, type Screen, shopRoutes } from './shop-routes.tsx'
import { addressOf } from '../platform/here.ts'

/** The screen that the document shows, with its code. */
export interface ShownScreen {
  screen: Screen
  file: RouteFile
}

/**
 * The browser's router. The code of every screen but the one that is shown is fetched when it is first needed. Code and data are asked for when the tap that needs them has
 * been painted: on a slow phone the asking alone takes as long as that.
 */
export const createRouter = (hydrationData: HydrationState, shown: ShownScreen | null = null) =>
  createBrowserRouter(
    shopRoutes((screen) => (screen === shown?.screen ? shown.file : { lazy: () => afterNextFrame().then(screen.load) })).map((root) => ({
      ...root,
      middleware: [() => afterNextFrame()],
    })),
    { hydrationData, basename: addressOf('/') },
  )
