import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { Accordion, type AccordionItem } from '../../primitives/accordion/accordion.tsx'

export interface FaqGroup {
  /** Its key, and the place that a link on the page leads to. */
  id: string
  /** What its questions are about; absent where there is one group. */
  title?: string | undefined
  /** Questions as titles, answers as contents. */
  questions: ReadonlyArray<AccordionItem>
}

export interface FaqAccordionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** From first to last. */
  groups: ReadonlyArray<FaqGroup>
  /** The questions that start open. */
  openIds?: ReadonlyArray<string> | undefined
}

/** Questions in groups, each opening its answer below itself. */
export function FaqAccordion({ groups, openIds, className, ...rest }: FaqAccordionProps) {
  return (
    <div className={cn('flex max-w-3xl flex-col gap-10', className)} {...rest}>
      {groups.map(({ id, title, questions }) => (
        <section key={id} id={id} aria-label={title} className="scroll-mt-24">
          {title === undefined ? null : <h2 className="mb-3 text-xl">{title}</h2>}
          <Accordion items={questions} openIds={openIds} titleAs={title === undefined ? 'h2' : 'h3'} />
        </section>
      ))}
    </div>
  )
}
