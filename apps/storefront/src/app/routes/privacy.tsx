import { paths } from '@chitra/paths'
import { TextPage } from '../../features/pages/text-page.tsx'
import { privacy } from '@chitra/messages/privacy.ts'
import { withHead } from '../../platform/route-head.ts'
import { breadcrumbs } from '../../platform/structured-data/breadcrumbs.ts'

export const handle = withHead(() => ({
  name: privacy.title,
  description: privacy.description,
  canonical: paths.privacy,
  type: 'article',
  structuredData: [breadcrumbs({ name: privacy.title, path: paths.privacy })],
}))

export function Component() {
  return <TextPage {...privacy} />
}
