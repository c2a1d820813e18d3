import { useRef, type PointerEvent } from 'react'

export interface SwipeHandlers {
  onPointerDown: (event: PointerEvent) => void
  onPointerUp: (event: PointerEvent) => void
  onPointerCancel: () => void
}

// Pixels; shorter is a tap, and what is steeper than it is long is a scroll.
const shortestSwipe = 48

/** Tells a sideways swipe by the distance between a press and its release. With two fingers it is a pinch, and no swipe. */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }): SwipeHandlers {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: (event) => {
      start.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : null
    },
    onPointerUp: (event) => {
      if (start.current === null) return
      const x = event.clientX - start.current.x
      const y = event.clientY - start.current.y
      start.current = null
      if (Math.abs(x) < shortestSwipe || Math.abs(y) > Math.abs(x)) return
      if (x < 0) onLeft()
      else onRight()
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}
