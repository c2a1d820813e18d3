import { useEffect, useState } from 'react'

/** Pixels: less is a finger that trembles. */
const STEP = 8
/** Pixels from the page's top: there is nothing to win yet. */
const TOP = 96

/** True while the page is read downwards; false at its top, and as soon as somebody goes up. */
export function useFolded(): boolean {
  const [folded, setFolded] = useState(false)
  useEffect(() => {
    let last = scrollY
    const listen = () => {
      // Beyond both ends some browsers bounce.
      const now = Math.max(0, Math.min(scrollY, document.documentElement.scrollHeight - innerHeight))
      if (now > TOP && Math.abs(now - last) < STEP) return
      setFolded(now > TOP && now > last)
      last = now
    }
    addEventListener('scroll', listen, { passive: true })
    return () => removeEventListener('scroll', listen)
  }, [])
  return folded
}
