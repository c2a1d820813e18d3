import { FaqAccordion, proseClasses, StaticPage, type StaticPageLink } from '@chitra/ui'
import { type ReactNode, useMemo } from 'react'
import * as messages from '../../messages/pages-messages.ts'
import { parseHtml, toElements } from './html-as-elements.tsx'
import { questionsOf } from './questions.ts'

export interface CmsPageProps {
  title: string
  /** HTML; empty where the operator has written nothing. */
  body: string
  links: readonly StaticPageLink[]
  /** Questions open and close, when the text is made of them. */
  questions?: boolean
  /** Below the text. */
  children?: ReactNode
}

/** A page whose text the operator writes. */
export function CmsPage({ title, body, links, questions = false, children }: CmsPageProps) {
  const parsed = useMemo(() => parseHtml(body), [body])
  const asked = questions ? questionsOf(parsed) : null
  if (asked !== null)
    return (
      <StaticPage title={title} links={links} kind="parts">
        <FaqAccordion
          className="max-lg:-mt-6 max-lg:[&>section>div]:border-t-0"
          groups={[
            {
              id: 'questions',
              questions: asked.map(({ title: question, answer }, index) => ({
                id: String(index),
                title: question,
                content: <div className={proseClasses}>{toElements(answer)}</div>,
              })),
            },
          ]}
        />
        {children}
      </StaticPage>
    )
  return (
    <StaticPage title={title} links={links}>
      {body === '' ? <p>{messages.pages.missing}</p> : toElements(parsed.childNodes)}
      {children}
    </StaticPage>
  )
}
