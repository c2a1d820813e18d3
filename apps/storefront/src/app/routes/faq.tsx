import { paths } from '@chitra/paths'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { linksFrom } from '../../features/pages/page-links.ts'
import * as messages from '@chitra/messages/pages.ts'
import { cmsHead, CmsRoute, loadPage } from '../cms-route.tsx'

export const loader = async ({ request }: LoaderFunctionArgs) => ({ cms: await loadPage('faqpage', request.signal) })
export const handle = cmsHead({ path: paths.faq, title: messages.pages.faq, questions: true })

export function Component() {
  return <CmsRoute title={messages.pages.faq} links={linksFrom(paths.faq)} questions />
}
