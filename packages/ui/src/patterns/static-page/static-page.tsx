import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { useLabels } from '../../labels.tsx'
import { Link } from '../../link.tsx'
import { Prose } from '../../primitives/prose/prose.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'

export type StaticPageKind = 'prose' | 'parts' | 'questions'

export interface StaticPageLink {
  /** The page's address, or a place on this one. */
  href: string
  /** Its name. */
  label: string
  /** True for the current page. */
  current?: boolean | undefined
}

export interface StaticPageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The page's h1. */
  title: ReactNode
  /** Below the title. */
  text?: ReactNode
  /** Beside the text; a row that scrolls within itself on a phone. */
  links?: ReadonlyArray<StaticPageLink> | undefined
  /** The text: plain elements get the styles of running text, parts of the kit keep their own. */
  children: ReactNode
  /** `prose` for running text, `parts` for forms, `questions` for a FaqAccordion, which on a phone begins at the line below the links. */
  kind?: StaticPageKind | undefined
  /** Below the text: a notice. */
  after?: ReactNode
}

/** A page of text: title, side navigation, and lines of readable length. */
export function StaticPage({ title, text, links = [], kind = 'prose', after, className, children, ...rest }: StaticPageProps) {
  const labels = useLabels()
  return (
    <div className={cn('page-width pt-6 pb-16 lg:pt-10', className)} {...rest}>
      <PageHeading title={title} text={text} />
      <div className={cn('mt-6 grid gap-x-16 gap-y-6 lg:mt-8', links.length > 0 && 'lg:grid-cols-[208px_minmax(0,1fr)]')}>
        {links.length > 0 && (
          <nav aria-label={labels.pageNavigation} className="min-w-0 max-lg:-ms-3 lg:sticky lg:top-24 lg:self-start">
            <ul className="flex gap-1 [scrollbar-width:none] max-lg:overflow-x-auto max-lg:border-b max-lg:pb-2 lg:flex-col lg:border-s">
              {links.map((link) => (
                <li key={link.href} className="shrink-0">
                  <Link
                    href={link.href}
                    aria-current={link.current ? 'page' : undefined}
                    className={cn(
                      'flex min-h-10 items-center rounded-sm px-3 text-sm text-soft no-underline',
                      'hover:text-ink',
                      'focus-visible:-outline-offset-2',
                      'aria-[current=page]:font-semibold aria-[current=page]:text-ink',
                      'lg:aria-[current=page]:-ms-px lg:aria-[current=page]:rounded-none lg:aria-[current=page]:border-s-2 lg:aria-[current=page]:border-ink',
                    )}
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <Content kind={kind}>
          {children}
          {after ? <div className="mt-8">{after}</div> : null}
        </Content>
      </div>
    </div>
  )
}

function Content({ kind, children }: { kind: StaticPageKind; children: ReactNode }) {
  if (kind === 'prose') return <Prose className="min-w-0">{children}</Prose>
  return <div className={cn('min-w-0', kind === 'questions' && 'max-lg:-mt-6 max-lg:[&>div>section>div]:border-t-0')}>{children}</div>
}
