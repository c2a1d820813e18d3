import { memo, Suspense, useDeferredValue, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { ActiveFilters, type ActiveFilter } from '../active-filters/active-filters.tsx'
import { FilterPanel, FilterSheet } from '../filter-panel/filter-panel.tsx'
import type { FilterChange, FilterValues } from '../filter-panel/filter-values.ts'
import { PageHeading } from '../page-heading/page-heading.tsx'

export interface ListingLayoutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The page's h1, which also names the list. */
  title: string
  /** Before the title: the picture that the list is like. What is fetched only then has its room kept. */
  lead?: ReactNode
  /** How many were found, in words; read out when it changes. */
  found: string | null
  /** The same as a formatted number, for the button that closes the filters; absent while it is not known. */
  count?: string | undefined
  /** True while another list is on its way: this one fades. */
  busy?: boolean | undefined
  /** What the fields of the filters hold. */
  filters: FilterValues
  /** Called with the one that was changed. */
  onFilterChange: (change: FilterChange) => void
  /** Every filter back to none. */
  onClearAll: () => void
  /** Whether the filters of a narrow screen are open. */
  sheetOpen: boolean
  /** Called when they are to open or close. */
  onSheetOpenChange: (change: { open: boolean }) => void
  /** What narrows the list, each a chip that takes itself away. */
  activeFilters: ReadonlyArray<ActiveFilter>
  /** Called when one of the chips is pressed. */
  onRemoveFilter: (removal: { id: string }) => void
  /** In place of the list: why there is none. What is fetched only then has its room kept. */
  instead?: ReactNode
  /** The gallery. */
  children: ReactNode
  /** Below it, where there is more than one page: a Pagination. */
  pagination?: ReactNode
}

const Panel = memo(FilterPanel)

/** A list of pictures, with its filters beside it from 991 px, and in a panel that slides in below that. */
export function ListingLayout({
  title,
  lead,
  found,
  count,
  busy = false,
  filters,
  onFilterChange,
  onClearAll,
  sheetOpen,
  onSheetOpenChange,
  activeFilters,
  onRemoveFilter,
  instead,
  pagination,
  className,
  children,
  ...rest
}: ListingLayoutProps) {
  const fields = { values: filters, onFilterChange, onClearAll }
  // While the sheet covers the panel, a press in it is painted without drawing both.
  const covered = useDeferredValue(sheetOpen ? fields : undefined)
  return (
    <div className={cn('page-width grid gap-10 py-6 lg:grid-cols-[240px_minmax(0,1fr)] lg:py-8', className)} {...rest}>
      <Panel className="max-lg:hidden" {...(covered ?? fields)} />
      <FilterSheet open={sheetOpen} onOpenChange={onSheetOpenChange} count={count} {...fields} />
      <section aria-busy={busy} aria-label={title} className="min-w-0 transition-opacity aria-busy:opacity-60">
        <div className="flex items-center gap-4">
          {lead ? (
            <div className="size-16 shrink-0 empty:hidden lg:size-20">
              <Suspense fallback={<Skeleton className="size-full" />}>{lead}</Suspense>
            </div>
          ) : null}
          <PageHeading title={title} text={<span role="status">{found}</span>} className="min-w-0 grow" />
        </div>
        <ActiveFilters className="mt-4" filters={activeFilters} onRemove={onRemoveFilter} />
        {instead ? <Suspense fallback={<Skeleton className="mt-6 h-72" />}>{instead}</Suspense> : <div className="mt-6">{children}</div>}
        {pagination ? <div className="mt-10">{pagination}</div> : null}
      </section>
    </div>
  )
}
