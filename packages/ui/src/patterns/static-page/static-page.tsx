import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { useLabels } from '../../labels.tsx'
import { Link } from '../../link.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'

/** Running text made of plain elements: headings, paragraphs, lists, links. */
export const proseClasses = [
  'max-w-[68ch] text-base text-ink',
  '[&_p]:my-4 [&>:first-child]:mt-0',
  '[&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:scroll-mt-24 [&_h2]:text-xl',
  '[&_h3]:mt-7 [&_h3]:mb-2 [&_h3]:text-lg',
  '[&_ul]:my-4 [&_ul]:list-disc [&_ul]:ps-6',
  '[&_ol]:my-4 [&_ol]:list-decimal [&_ol]:ps-6',
  '[&_li]:my-1.5 [&_li]:ps-1 [&_li]:marker:text-soft',
  '[&_a]:text-neel [&_a]:underline',
  '[&_blockquote]:my-5 [&_blockquote]:border-s-2 [&_blockquote]:border-haldi [&_blockquote]:ps-5 [&_blockquote]:text-soft',
].join(' ')

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
  /** `prose` for running text, `parts` for forms and accordions. */
  kind?: 'prose' | 'parts' | undefined
}

/** A page of text: title, side navigation, and lines of readable length. */
export function StaticPage({ title, text, links = [], kind = 'prose', className, children, ...rest }: StaticPageProps) {
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
        <div className={cn('min-w-0', kind === 'prose' && proseClasses)}>{children}</div>
      </div>
    </div>
  )
}
