import { take, toApiError } from '@chitra/api-client'
import type { StaticPageLink } from '@chitra/ui'
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router-dom'
import { CmsPage } from '../features/pages/cms-page.tsx'
import { questionsOf, type TextNode, wordsOf } from '../features/pages/page-text.ts'
import { parseHtml } from '../features/pages/parse-html.ts'
import { api } from '../platform/api.ts'
import type { Head } from '../platform/head.ts'
import { inThisLanguage } from '../platform/here.ts'
import { type RouteHandle, withHeadOf } from '../platform/route-head.ts'
import { breadcrumbs } from '../platform/structured-data/breadcrumbs.ts'
import { questionsAndAnswers } from '../platform/structured-data/questions.ts'

export type Cms = Awaited<ReturnType<typeof loadPage>>

/** A page's record with its text; null where the operator has taken it out of the shop. */
export async function loadPage(slug: string, signal: AbortSignal) {
  try {
    const { body, ...record } = (await take(api.GET('/api/cms-info/{slug}', { params: { path: { slug }, query: inThisLanguage }, signal })))
      .data.cms
    return { ...record, text: await parseHtml(body) }
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

const titleOf = (cms: Cms, title: string): string => (cms === null || cms.title === '' ? title : cms.title)

/** The page that the route's loader has read. */
export function CmsRoute({ title, ...rest }: CmsRouteProps) {
  const { cms } = useLoaderData<{ cms: Cms }>()
  return <CmsPage title={titleOf(cms, title)} text={cms?.text ?? []} {...rest} />
}

/** The head of such a page: what its record says. */
export const cmsHead = ({ path, title: ownTitle, questions = false }: { path: string; title: string; questions?: boolean }): RouteHandle =>
  withHeadOf<() => { cms: Cms }>(({ cms }): Head => {
    const name = titleOf(cms, ownTitle)
    const asked = questions ? factsOf(cms?.text ?? []) : []
    return {
      name,
      title: cms?.meta_title,
      description: cms?.meta_description,
      keywords: cms?.meta_keywords,
      canonical: path,
      type: 'article',
      structuredData: [breadcrumbs({ name, path }), ...(asked.length === 0 ? [] : [questionsAndAnswers(asked)])],
    }
  })

const factsOf = (text: readonly TextNode[]) =>
  (questionsOf(text) ?? []).map(({ title, answer }) => ({ question: title, answer: wordsOf(answer) }))
