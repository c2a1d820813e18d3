import { useEffect, useState } from 'react'
import { mediaQuery } from '../../media-query.ts'

const useLessMotion = mediaQuery('(prefers-reduced-motion: reduce)')

export interface SlideShow {
  current: number
  show: (index: number) => void
  /** Whether it moves by itself; always false under reduced motion. */
  playing: boolean
  canPlay: boolean
  setPlaying: (playing: boolean) => void
  /** A pointer or focus inside pauses it temporarily. */
  setHeld: (held: boolean) => void
}

export function useSlideShow(count: number, intervalMilliseconds: number): SlideShow {
  const [current, setCurrent] = useState(0)
  const [wantsToPlay, setPlaying] = useState(true)
  const [held, setHeld] = useState(false)
  const still = useLessMotion()
  const canPlay = !still && count > 1
  const playing = wantsToPlay && canPlay
  useEffect(() => {
    if (!playing || held) return
    const timer = setInterval(() => setCurrent((now) => (now + 1) % count), intervalMilliseconds)
    return () => clearInterval(timer)
  }, [playing, held, count, intervalMilliseconds])
  return {
    current: Math.min(current, count - 1),
    show: (index) => setCurrent((index + count) % count),
    playing,
    canPlay,
    setPlaying,
    setHeld,
  }
}
