import { type LoaderFunctionArgs, redirectDocument } from 'react-router-dom'
import { hasForeignScripts } from '../platform/foreign-scripts.ts'
import { isServer } from '../platform/is-server.ts'
import { keepToasts } from '../platform/toasts.ts'
import { pathOf } from '../platform/here.ts'

/**
 * Above the routes where passwords and personal details are typed. A page that has run somebody else's script is left for a new one, because nothing takes
 * a script out of a page again (TB-06); what was just said is said there.
 */
export function loader({ request }: LoaderFunctionArgs) {
  if (isServer || !hasForeignScripts()) return null
  keepToasts()
  const { pathname, search, hash } = new URL(request.url)
  return redirectDocument(pathOf(pathname) + search + hash)
}
