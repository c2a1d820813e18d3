import { paths } from '@chitra/paths'
import { TextPage } from '../../features/pages/text-page.tsx'
import { terms } from '@chitra/messages/terms.ts'
import { withHead } from '../../platform/route-head.ts'
import { shopFacts } from '../../platform/shop-facts.ts'
import { breadcrumbs } from '../../platform/structured-data/breadcrumbs.ts'

export const handle = withHead(() => {
  const { title, description } = terms(shopFacts())
  return {
    name: title,
    description,
    canonical: paths.terms,
    type: 'article',
    structuredData: [breadcrumbs({ name: title, path: paths.terms })],
  }
})

export function Component() {
  return <TextPage {...terms(shopFacts())} />
}
