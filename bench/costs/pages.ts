import { CATEGORIES, licencePath, paths, searchPath, verifyPath } from '@chitra/paths'
import { PAGE, requestText } from '../throughput/load.ts'
import { freshQueries, type Row, VISITORS } from './rows.ts'
import type { Facts } from './shop.ts'

/** Addresses with a query or a place on a page that is here already. */
const isPart = (path: string): boolean => /[?#]/.test(path)

/** Each page that the server renders. Pages are the same bytes for everybody, so a guest asks for them. */
export function pagesOf({ itemPath, item, licence }: Facts): Row[] {
  const pages: [name: string, path: string][] = [
    ...Object.values(paths)
      .filter((path) => !isPart(path) && path !== paths.imageDetails)
      .map((path): [string, string] => [path, path]),
    ['/search/tea', '/search/tea'],
    ['/search?free=true', paths.free],
    ...CATEGORIES.map((category) => searchPath({ search: '', category })).map((path): [string, string] => [path, path]),
    ['an item', itemPath],
    ['/imageDetails', `${paths.imageDetails}?id=${item}`],
    ['/reset-password/{token}', '/reset-password/costs'],
    ['/undo-email-change/{token}', '/undo-email-change/costs'],
    ['/licence', licencePath()],
  ]
  return [
    ...pages.map(([name, path]): Row => ({ name, requests: () => [requestText(path, PAGE)] })),
    { name: '/verify/{code}', requests: () => VISITORS.map((visitor) => requestText(verifyPath(licence), { ...PAGE, ...visitor })) },
    { name: '/search, each time another', requests: (load) => freshQueries(load).map((query) => requestText(`/search?${query}`, PAGE)) },
  ]
}
