import { isReturnRoute, paths } from '@chitra/paths'

/** The addresses of the shop; they are written in packages/paths, because the server reads and writes the same. */
export {
  type CategoryName,
  type Listing,
  hasSearch,
  idOfItemPath,
  isReturnRoute,
  itemPath,
  listingOf,
  paths,
  searchPath,
} from '@chitra/paths'

/** A path of this site, or the home page: whatever was stored or crafted, nobody is sent elsewhere (safety.md D-11). */
export function safePath(stored: string | null): string {
  if (stored === null || !/^\/(?![/\\])/.test(stored)) return paths.home
  const url = URL.parse(stored, location.origin)
  return url !== null && url.origin === location.origin && isReturnRoute(url.pathname) ? url.pathname + url.search : paths.home
}
