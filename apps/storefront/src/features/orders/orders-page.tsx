import {
  Button,
  DateRangeField,
  type DateRange,
  EmptyState,
  Link,
  OrderTable,
  PackageIcon,
  PageHeading,
  Pagination,
  SearchIcon,
  TextField,
} from '@chitra/ui'
import { useState } from 'react'
import * as messages from '@chitra/messages/common.ts'
import * as ordersMessages from '@chitra/messages/orders.ts'
import { paths } from '@chitra/paths'
import { presets } from './date-presets.ts'
import { OrderSheet, type OrderSheetProps } from './order-sheet.tsx'
import { type Row, ROWS_A_PAGE } from './order-view.ts'

export interface OrdersPageProps {
  /** What was asked for: the rows of the page, and their neighbours. */
  rows: readonly Row[]
  /** How many were found in all. */
  count: number
  /** From 1. */
  page: number
  search: string
  preset: string
  range: DateRange
  /** Words or days narrow what is shown. */
  narrowed: boolean
  loading: boolean
  /** How far each file under way is, by the id of its row. */
  progress: ReadonlyMap<string, number | undefined>
  /** For the sheet that is printed. */
  print: Omit<OrderSheetProps, 'search'>
  onSearch: (search: string) => void
  onPreset: (preset: string) => void
  onRange: (range: DateRange) => void
  onShowAll: () => void
  onDownload: (row: { id: string }) => void
  onRefund: (row: { id: string }) => void
  onPrint: () => void
  linkForPage: (page: number) => string
}

const words = ordersMessages.orders

export function OrdersPage({ rows, count, page, narrowed, loading, progress, print, ...rest }: OrdersPageProps) {
  const { search, preset, range, onSearch, onPreset, onRange, onShowAll, onDownload, onRefund, onPrint, linkForPage } = rest
  const [typed, setTyped] = useState(search)
  const pages = Math.max(1, Math.ceil(count / ROWS_A_PAGE))
  const first = (page - 1) * ROWS_A_PAGE
  const shown = rows.filter(({ number }) => number > first && number <= first + ROWS_A_PAGE)
  return (
    <>
      <div className="page-width pt-6 pb-16 lg:pt-10 print:hidden">
        <PageHeading
          title={words.title}
          actions={
            // A share of the line counts for nothing in how wide it wants to be: beside the title, each field says its width outright.
            <div className="flex w-full flex-wrap items-end gap-2.5 md:flex-nowrap">
              <TextField
                type="search"
                label={words.search}
                labelHidden
                placeholder={words.search}
                leading={<SearchIcon aria-hidden="true" />}
                value={typed}
                onChange={(event) => {
                  setTyped(event.target.value)
                  onSearch(event.target.value)
                }}
                className="min-w-[min(14rem,100%)] grow md:w-56 md:min-w-0"
              />
              <DateRangeField
                className="grow md:w-56"
                presets={presets}
                preset={preset}
                onPresetChange={({ preset: next }) => onPreset(next)}
                range={range}
                onRangeChange={({ range: next }) => onRange(next)}
              />
              <Button variant="secondary" className="min-h-12 max-md:hidden" disabled={count === 0} onClick={onPrint}>
                {words.print}
              </Button>
            </div>
          }
        />
        <p role="status" className="sr-only">
          {loading || !narrowed ? '' : words.found(count)}
        </p>
        {rows.length === 0 && !loading ? (
          <NoOrders
            narrowed={narrowed}
            onShowAll={() => {
              setTyped('')
              onShowAll()
            }}
          />
        ) : (
          <OrderTable
            className="mt-6"
            caption={words.title}
            loading={loading}
            orders={shown.map((row) => ({ ...row, downloading: progress.has(row.id), progress: progress.get(row.id) }))}
            onDownload={onDownload}
            onRefund={onRefund}
            range={words.range(first + 1, first + shown.length, count)}
            pagination={<Pagination page={page} pageCount={pages} linkFor={linkForPage} />}
          />
        )}
      </div>
      <OrderSheet {...print} search={search} />
    </>
  )
}

function NoOrders({ narrowed, onShowAll }: Pick<OrdersPageProps, 'narrowed' | 'onShowAll'>) {
  return (
    <EmptyState
      title={words.empty}
      icon={<PackageIcon aria-hidden="true" />}
      action={
        narrowed ? (
          <Button variant="secondary" onClick={onShowAll}>
            {words.showAll}
          </Button>
        ) : (
          <Button asChild>
            <Link href={paths.search}>{messages.findPicture}</Link>
          </Button>
        )
      }
    >
      {narrowed ? words.filteredText : words.emptyText}
    </EmptyState>
  )
}
