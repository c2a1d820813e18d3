import { FaqAccordion, Prose, StaticPage, type StaticPageLink } from '@chitra/ui'
import type { ReactNode } from 'react'
import * as messages from '@chitra/messages/pages.ts'
import { questionsOf, type TextNode } from './page-text.ts'
import { toElements } from './text-elements.tsx'

export interface CmsPageProps {
  title: string
  /** Empty where the operator has written nothing. */
  text: readonly TextNode[]
  links: readonly StaticPageLink[]
  /** Questions open and close, when the text is made of them. */
  questions?: boolean
  /** Below the text. */
  children?: ReactNode
}

/** A page whose text the operator writes. */
export function CmsPage({ title, text, links, questions = false, children }: CmsPageProps) {
  const asked = questions ? questionsOf(text) : null
  if (asked !== null)
    return (
      <StaticPage title={title} links={links} kind="questions" after={children}>
        <FaqAccordion
          groups={[
            {
              id: 'questions',
              questions: asked.map(({ title: question, answer }, index) => ({
                id: String(index),
                title: question,
                content: <Prose>{toElements(answer)}</Prose>,
              })),
            },
          ]}
        />
      </StaticPage>
    )
  return (
    <StaticPage title={title} links={links} after={children}>
      {text.length === 0 ? <p>{messages.pages.missing}</p> : toElements(text)}
    </StaticPage>
  )
}
