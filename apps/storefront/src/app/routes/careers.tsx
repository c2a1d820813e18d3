import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { ApplyByMail } from '../../features/pages/apply-by-mail.tsx'
import { linksFrom } from '../../features/pages/page-links.ts'
import * as messages from '@chitra/messages/pages.ts'
import { paths } from '@chitra/paths'
import { siteSettings } from '../../platform/site-settings.ts'
import { cmsHead, CmsRoute, loadPage } from '../cms-route.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const [cms, settings] = await Promise.all([loadPage('careerpage', request.signal), siteSettings()])
  return { cms, email: settings.supportEmail }
}

export const handle = cmsHead({ path: paths.careers, title: messages.pages.careers })

export function Component() {
  const { email } = useLoaderData<typeof loader>()
  return (
    <CmsRoute title={messages.pages.careers} links={linksFrom(paths.careers)}>
      <ApplyByMail email={email} />
    </CmsRoute>
  )
}
