import { TextPage } from '../../features/pages/text-page.tsx'
import * as messages from '../../messages/catalogue-messages.ts'
import { privacy } from '../../messages/privacy.ts'
import { PageHead } from '../../platform/page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title={messages.search.pageTitle(privacy.title)} description={privacy.description} />
      <TextPage {...privacy} />
    </>
  )
}
