import type { ComponentProps, ReactNode, Ref } from 'react'
import { cn } from '../../cn.ts'
import { PageHeading } from '../page-heading/page-heading.tsx'

export type PageKind = 'lines' | 'boxes' | 'form'

const contentClasses: Record<PageKind, string> = {
  lines: 'mt-4',
  boxes: 'mt-6 space-y-6',
  form: 'mt-6 space-y-6',
}

export interface PageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The page's h1. */
  title: ReactNode
  /** Beside the title: how many there are; none at 0. */
  count?: number | undefined
  /** At the end of the title's line: fields, buttons. */
  actions?: ReactNode
  /** The heading, for who gives it the focus when what had the focus is gone. */
  headingRef?: Ref<HTMLDivElement> | undefined
  /** Read out when it changes: how many were found. */
  status?: string | undefined
  /** `lines` for a list between rules, close to the heading; `boxes` for cards, one below the other; `form` for a narrow column in the middle. */
  kind?: PageKind | undefined
  /** Before the heading: what has just happened, a receipt say. */
  above?: ReactNode
  /** An EmptyState, in place of the content. */
  empty?: ReactNode
  /** What is printed in place of the page. */
  paper?: ReactNode
}

/** A page with a heading, and its content below: a cart, a list of orders, a form. */
export function Page({
  title,
  count,
  actions,
  headingRef,
  status,
  kind = 'boxes',
  above,
  empty,
  paper,
  className,
  children,
  ...rest
}: PageProps) {
  return (
    <>
      <div className={cn('page-width pt-6 pb-16 lg:pt-10', paper !== undefined && 'print:hidden', className)} {...rest}>
        {above ? <div className="mb-10 lg:mb-12">{above}</div> : null}
        <div className={kind === 'form' ? 'mx-auto max-w-xl' : undefined}>
          <PageHeading ref={headingRef} tabIndex={headingRef ? -1 : undefined} title={title} count={count} actions={actions} />
          {status === undefined ? null : (
            <p role="status" className="sr-only">
              {status}
            </p>
          )}
          {empty ?? <div className={contentClasses[kind]}>{children}</div>}
        </div>
      </div>
      {paper}
    </>
  )
}
