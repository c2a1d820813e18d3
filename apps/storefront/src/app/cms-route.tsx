import { take, toApiError } from '@chitra/api-client'
import type { StaticPageLink } from '@chitra/ui'
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router-dom'
import { CmsPage } from '../features/pages/cms-page.tsx'
import * as messages from '../messages/catalogue-messages.ts'
import { api } from '../platform/api.ts'
import { PageHead } from '../platform/page-head.tsx'

export type Cms = Awaited<ReturnType<typeof loadPage>>

/** A page's record; null where the operator has taken it out of the shop. */
export async function loadPage(slug: string, signal: AbortSignal) {
  try {
    return (await take(api.GET('/api/cms-info/{slug}', { params: { path: { slug } }, signal }))).data.cms
  } catch (failure) {
    if (toApiError(failure).code === 404) return null
    throw failure
  }
}

export interface CmsRouteProps {
  /** The title, where the record has none. */
  title: string
  links: readonly StaticPageLink[]
  questions?: boolean
  children?: ReactNode
}

/** The page that the route's loader has read. */
export function CmsRoute({ title, ...rest }: CmsRouteProps) {
  const { cms } = useLoaderData<{ cms: Cms }>()
  const shown = cms === null || cms.title === '' ? title : cms.title
  return (
    <>
      <PageHead
        title={cms?.meta_title === undefined || cms.meta_title === '' ? messages.search.pageTitle(shown) : cms.meta_title}
        description={cms?.meta_description}
        keywords={cms?.meta_keywords}
      />
      <CmsPage title={shown} body={cms?.body ?? ''} {...rest} />
    </>
  )
}
