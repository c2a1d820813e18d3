import { paths } from '@chitra/paths'
import { useLoaderData } from 'react-router-dom'
import { SupportPage } from '../../features/pages/support-page.tsx'
import { support } from '@chitra/messages/pages.ts'
import { withHead } from '../../platform/route-head.ts'
import { siteSettings, type SiteSettings } from '../../platform/site-settings.ts'
import { breadcrumbs } from '../../platform/structured-data/breadcrumbs.ts'

export const loader = (): Promise<SiteSettings> => siteSettings()

export const handle = withHead(() => ({
  name: support.title,
  description: support.description,
  canonical: paths.support,
  type: 'article',
  structuredData: [breadcrumbs({ name: support.title, path: paths.support })],
}))

export function Component() {
  const { supportEmail, supportPhone } = useLoaderData<SiteSettings>()
  return <SupportPage email={supportEmail} phone={supportPhone} />
}
