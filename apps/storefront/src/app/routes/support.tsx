import { useLoaderData } from 'react-router-dom'
import { SupportPage } from '../../features/pages/support-page.tsx'
import * as catalogueMessages from '../../messages/catalogue-messages.ts'
import * as pagesMessages from '../../messages/pages-messages.ts'
import { PageHead } from '../../platform/page-head.tsx'
import { siteSettings, type SiteSettings } from '../../platform/site-settings.ts'

export const loader = (): Promise<SiteSettings> => siteSettings()

export function Component() {
  const { supportEmail, supportPhone } = useLoaderData<SiteSettings>()
  return (
    <>
      <PageHead title={catalogueMessages.search.pageTitle(pagesMessages.support.title)} description={pagesMessages.support.description} />
      <SupportPage email={supportEmail} phone={supportPhone} />
    </>
  )
}
