import { useEffect, useEffectEvent } from 'react'

/** Goes on once the connection is back: nobody has to press anything. */
export function useBackOnline(isWaiting: boolean, goOn: () => void): void {
  const act = useEffectEvent(goOn)
  useEffect(() => {
    if (!isWaiting) return
    const listen = () => act()
    addEventListener('online', listen)
    return () => removeEventListener('online', listen)
  }, [isWaiting])
}
