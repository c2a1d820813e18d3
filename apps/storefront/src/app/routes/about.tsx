import { paths } from '@chitra/paths'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { linksFrom } from '../../features/pages/page-links.ts'
import * as messages from '@chitra/messages/pages.ts'
import { cmsHead, CmsRoute, loadPage } from '../cms-route.tsx'

export const loader = async ({ request }: LoaderFunctionArgs) => ({ cms: await loadPage('aboutpage', request.signal) })
export const handle = cmsHead({ path: paths.about, title: messages.pages.about })

export function Component() {
  return <CmsRoute title={messages.pages.about} links={linksFrom(paths.about)} />
}
