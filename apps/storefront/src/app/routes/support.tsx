import { useLoaderData } from 'react-router-dom'
import { SupportPage } from '../../features/pages/support-page.tsx'
import { messages } from '../../messages/messages.ts'
import { PageHead } from '../../platform/page-head.tsx'
import { siteSettings, type SiteSettings } from '../../platform/site-settings.ts'

export const loader = (): Promise<SiteSettings> => siteSettings()

export function Component() {
  const { supportEmail, supportPhone } = useLoaderData<SiteSettings>()
  return (
    <>
      <PageHead title={messages.search.pageTitle(messages.support.title)} description={messages.support.description} />
      <SupportPage email={supportEmail} phone={supportPhone} />
    </>
  )
}
