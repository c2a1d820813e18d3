import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

export interface PageFrameProps {
  /** Names the frame. */
  title: string
  theme: 'light' | 'dark'
  /** Pixels of the page in it; drawn smaller where there is less room. */
  width: number
  children: ReactNode
}

/** Pixels that a page shows at once. */
const HEIGHT = 760

/** A page in a document of its own: its width decides on its layout, as a browser's does. It has the styles of this document. */
export function PageFrame({ title, theme, width, children }: PageFrameProps) {
  const [body, setBody] = useState<HTMLElement | null>(null)
  const [room, setRoom] = useState(width)
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (box.current === null) return
    const resizes = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    resizes.observe(box.current)
    return () => resizes.disconnect()
  }, [])
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (body !== null && page) page.documentElement.dataset['theme'] = theme
  }, [body, theme])
  const open = useCallback((page: Document | null | undefined) => {
    if (!page) return
    page.documentElement.lang = document.documentElement.lang
    page.documentElement.dir = document.documentElement.dir
    for (const style of document.head.querySelectorAll('style, link[rel="stylesheet"]')) page.head.append(style.cloneNode(true))
    setBody(page.body)
  }, [])
  const scale = Math.min(1, room / width)
  return (
    <div ref={box} className="overflow-hidden" style={{ height: HEIGHT * scale }}>
      <iframe
        ref={frame}
        title={title}
        srcDoc="<!doctype html><title>A page of parts</title>"
        onLoad={(event) => open(event.currentTarget.contentDocument)}
        className="origin-top-left rounded-lg border bg-paper rtl:origin-top-right"
        style={{ width, height: HEIGHT, transform: `scale(${scale})` }}
      />
      {body && createPortal(children, body)}
    </div>
  )
}
