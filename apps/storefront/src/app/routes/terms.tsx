import { TextPage } from '../../features/pages/text-page.tsx'
import * as messages from '../../messages/catalogue-messages.ts'
import { terms } from '../../messages/terms.ts'
import { PageHead } from '../../platform/page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={messages.search.pageTitle(terms.title)} description={terms.description} />
      <TextPage {...terms} />
    </>
  )
}
