import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { paginationLabels } from '../../labels/pagination-labels.ts'
import { Link } from '../../link.tsx'
import { pagesToShow } from './pages-to-show.ts'

export interface PaginationProps extends ComponentProps<'nav'> {
  /** The page that is shown, from 1. */
  page: number
  /** The number of pages; nothing is shown for one or none. */
  pageCount: number
  /** The address of a page. */
  linkFor: (page: number) => string
}

const stepClasses = [
  'inline-flex h-11 min-w-11 items-center justify-center rounded-lg border border-transparent px-3 text-sm text-ink no-underline tabular-nums',
  'transition-colors duration-150 hover:bg-hover',
  'aria-[current=page]:bg-ink aria-[current=page]:font-semibold aria-[current=page]:text-paper',
].join(' ')

/** Links to the pages of a long list: the first, the last and those around the current one. */
export function Pagination({ page, pageCount, linkFor, className, ...rest }: PaginationProps) {
  const labels = useLabels(paginationLabels)
  if (pageCount <= 1) return null
  return (
    <nav aria-label={labels.pagination} className={cn('flex justify-center', className)} {...rest}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 && (
          <li>
            <Link href={linkFor(page - 1)} rel="prev" aria-label={labels.previousPage} className={stepClasses}>
              <ChevronLeftIcon aria-hidden="true" className="size-5 rtl:rotate-180" />
            </Link>
          </li>
        )}
        {pagesToShow(page, pageCount).map((shown) => (
          <li key={shown.key}>
            {shown.page === null ? (
              <span aria-hidden="true" className="inline-flex min-w-6 justify-center text-soft">
                …
              </span>
            ) : (
              <Link
                href={linkFor(shown.page)}
                aria-label={labels.page(shown.page)}
                aria-current={shown.page === page ? 'page' : undefined}
                className={stepClasses}
              >
                {shown.page}
              </Link>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <Link href={linkFor(page + 1)} rel="next" aria-label={labels.nextPage} className={stepClasses}>
              <ChevronRightIcon aria-hidden="true" className="size-5 rtl:rotate-180" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
