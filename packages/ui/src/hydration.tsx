import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react'

const HydratedContext = createContext(typeof document !== 'undefined')

export interface HydrationProviderProps {
  /** Whether the server drew what is within. Without it everything is drawn in the browser, at once and whole. */
  drawnByServer: boolean
  /** The app. */
  children: ReactNode
}

/** Around an app that the server draws and the browser hydrates: tells the parts within when they may differ from the server's HTML. */
export function HydrationProvider({ drawnByServer, children }: HydrationProviderProps) {
  const [hydrated, setHydrated] = useState(!drawnByServer)
  useEffect(() => {
    if (!drawnByServer) return
    // A frame later, when galleries have dropped the tiles that are far from the view, and in slices: nothing here is urgent.
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setHydrated(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [drawnByServer])
  return <HydratedContext value={hydrated}>{children}</HydratedContext>
}

/**
 * False on the server and in the browser's first render of the server's HTML, so that both draw the same; true from soon after.
 * Outside a `HydrationProvider` always true in a browser.
 */
export const useHydrated = (): boolean => use(HydratedContext)
