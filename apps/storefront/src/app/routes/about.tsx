import type { LoaderFunctionArgs } from 'react-router-dom'
import { linksFrom } from '../../features/pages/page-links.ts'
import * as messages from '../../messages/pages-messages.ts'
import { paths } from '../../platform/paths.ts'
import { CmsRoute, loadPage } from '../cms-route.tsx'

export const loader = async ({ request }: LoaderFunctionArgs) => ({ cms: await loadPage('aboutpage', request.signal) })

export function Component() {
  return <CmsRoute title={messages.pages.about} links={linksFrom(paths.about)} />
}
