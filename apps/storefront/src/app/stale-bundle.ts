import { readCookie, writeCookie } from '../platform/storage.ts'

/** Says that the page has just been renewed; a cookie, because browser storage holds ten names and no more (AUTH-15). */
const RENEWED = 'renewed'
/** Seconds in which a page that still lacks a file is not renewed again: then it is not the release that is at fault. */
const ONCE_IN = 60

/** Whether somebody fills in a form of this page, or is about to: the first letter may come before the page would have been loaded anew. */
const isFilledIn = (): boolean =>
  document.activeElement?.closest('form') != null ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form :is(input, textarea)')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )

/**
 * A release takes away the files that an open page would still ask for. Such a page is loaded anew by itself, once, where the buyer was going.
 * Not over a form that somebody fills in: what was typed would be lost, and who asked for the file says that it is missing.
 * @param destination where that is
 */
export function renewStaleBundle(destination: () => { pathname: string; search: string; hash: string }): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || readCookie(RENEWED) !== null) return
    const { pathname, search, hash } = destination()
    const isSamePage = pathname + search === location.pathname + location.search
    if (isSamePage && isFilledIn()) return
    event.preventDefault()
    writeCookie(RENEWED, 'yes', ONCE_IN)
    if (isSamePage) location.reload()
    else location.assign(pathname + search + hash)
  })
}
