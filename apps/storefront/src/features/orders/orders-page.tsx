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
import * as messages from '../../messages/messages.ts'
import * as ordersMessages from '../../messages/orders-messages.ts'
import { paths } from '../../platform/paths.ts'
import { presets } from './date-presets.ts'
import { OrderSheet } from './order-sheet.tsx'
import { type Row, ROWS_A_PAGE } from './order-view.ts'

export interface OrdersPageProps {
  rows: readonly Row[]
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
  print: { buyer: string; dates: string; printedOn: string }
  onSearch: (search: string) => void
  onPreset: (preset: string) => void
  onRange: (range: DateRange) => void
  onShowAll: () => void
  onDownload: (row: { id: string }) => void
  onPrint: () => void
  linkForPage: (page: number) => string
}

const words = ordersMessages.orders

export function OrdersPage({ rows, page, narrowed, loading, progress, print, ...rest }: OrdersPageProps) {
  const { search, preset, range, onSearch, onPreset, onRange, onShowAll, onDownload, onPrint, linkForPage } = rest
  const [typed, setTyped] = useState(search)
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_A_PAGE))
  const current = Math.min(page, pages)
  const first = (current - 1) * ROWS_A_PAGE
  const shown = rows.slice(first, first + ROWS_A_PAGE)
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
              <Button variant="secondary" className="min-h-12 max-md:hidden" disabled={rows.length === 0} onClick={onPrint}>
                {words.print}
              </Button>
            </div>
          }
        />
        <p role="status" className="sr-only">
          {loading || !narrowed ? '' : words.found(rows.length)}
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
            range={words.range(first + 1, first + shown.length, rows.length)}
            pagination={<Pagination page={current} pageCount={pages} linkFor={linkForPage} />}
          />
        )}
      </div>
      <OrderSheet {...print} search={search} rows={rows} />
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
