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
import { messages } from '../../messages/messages.ts'
import { paths } from '../../platform/paths.ts'
import { presets } from './date-presets.ts'
import { type Row, ROWS_A_PAGE } from './order-view.ts'

export interface OrdersPageProps {
  rows: readonly Row[]
  /** From 1. */
  page: number
  search: string
  preset: string
  range: DateRange
  loading: boolean
  /** Ids of rows whose file is on its way. */
  downloading: ReadonlySet<string>
  onSearch: (search: string) => void
  onPreset: (preset: string) => void
  onRange: (range: DateRange) => void
  onDownload: (row: { id: string }) => void
  linkForPage: (page: number) => string
}

export function OrdersPage({
  rows,
  page,
  search,
  preset,
  range,
  loading,
  downloading,
  onSearch,
  onPreset,
  onRange,
  onDownload,
  linkForPage,
}: OrdersPageProps) {
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_A_PAGE))
  const first = (Math.min(page, pages) - 1) * ROWS_A_PAGE
  const shown = rows.slice(first, first + ROWS_A_PAGE)
  return (
    <div className="page-width py-8">
      <PageHeading
        title={messages.orders.title}
        actions={
          <div className="flex w-full flex-wrap items-end gap-2.5 lg:w-auto">
            <TextField
              type="search"
              label={messages.orders.search}
              labelHidden
              placeholder={messages.orders.search}
              leading={<SearchIcon aria-hidden="true" />}
              defaultValue={search}
              onChange={(event) => onSearch(event.target.value)}
              className="min-w-56 grow"
            />
            <DateRangeField
              presets={presets}
              preset={preset}
              onPresetChange={({ preset: next }) => onPreset(next)}
              range={range}
              onRangeChange={({ range: next }) => onRange(next)}
            />
          </div>
        }
      />
      {rows.length === 0 ? (
        <EmptyState
          title={messages.orders.empty}
          icon={<PackageIcon aria-hidden="true" />}
          action={
            <Button asChild>
              <Link href={paths.search}>{messages.home.findPicture}</Link>
            </Button>
          }
        >
          {messages.orders.emptyText}
        </EmptyState>
      ) : (
        <OrderTable
          className="mt-6"
          caption={messages.orders.title}
          loading={loading}
          orders={shown.map((row) => ({ ...row, downloading: downloading.has(row.id) }))}
          onDownload={onDownload}
          range={messages.orders.range(first + 1, first + shown.length, rows.length)}
          pagination={<Pagination page={Math.min(page, pages)} pageCount={pages} linkFor={linkForPage} />}
        />
      )}
    </div>
  )
}
