import { VisuallyHidden } from '@chitra/ui'
import { useEffect, useRef, useState } from 'react'
import { readFilters } from '@chitra/paths'
import { useLocation } from 'react-router-dom'
import { hasBegunToWrite, hasTakenFocus } from './arrival-focus.ts'
import { isListing } from './listing-address.ts'

/**
 * Another page in the same document: a screen reader hears its title, and the keyboard goes on from its beginning. Filters of one list are the same
 * page, another picture that it is like is not, and a place that still has focus there keeps it; so does what a page has given the focus to itself, and a field in which somebody has begun to write.
 */
export function PageChange({ contentId }: { contentId: string }) {
  const { pathname, search } = useLocation()
  const list = readFilters(new URLSearchParams(search)).byPicture?.of
  const before = useRef({ pathname, list })
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (before.current.pathname === pathname && before.current.list === list) return
    const stays = isListing(before.current.pathname) && isListing(pathname) && document.activeElement !== document.body
    before.current = { pathname, list }
    if (!stays && !hasTakenFocus() && !hasBegunToWrite()) document.getElementById(contentId)?.focus({ preventScroll: true })
    // React has written the new title by now.
    setTitle(document.title)
  }, [pathname, list, contentId])
  return (
    <VisuallyHidden role="status" data-announces="page">
      {title}
    </VisuallyHidden>
  )
}
