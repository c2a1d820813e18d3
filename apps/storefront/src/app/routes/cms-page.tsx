import { take, toApiError } from '@chitra/api-client'
import { useLoaderData } from 'react-router-dom'
import { CmsPage } from '../../features/pages/cms-page.tsx'
import { messages } from '../../messages/messages.ts'
import { api } from '../../platform/api.ts'
import { PageHead } from '../../platform/page-head.tsx'

/** The loader and component of one of the pages that the operator writes. */
export function routeFor(slug: string, title: string) {
  async function loader() {
    try {
      return (await take(api.GET('/api/cms-info/{slug}', { params: { path: { slug } } }))).data.cms
    } catch (failure) {
      // A shop whose operator has not written the page yet says so, rather than breaking.
      if (toApiError(failure).code === 404) return null
      throw failure
    }
  }
  function Component() {
    const cms = useLoaderData<Awaited<ReturnType<typeof loader>>>()
    return (
      <>
        <PageHead title={cms?.meta_title} description={cms?.meta_description} keywords={cms?.meta_keywords} />
        <CmsPage title={cms === null || cms.title === '' ? title : cms.title} body={cms?.body ?? `<p>${messages.pages.missing}</p>`} />
      </>
    )
  }
  return { loader, Component }
}
