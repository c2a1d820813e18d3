import {
  Button,
  type DateRange,
  EmptyState,
  Link,
  type OrderSelection,
  OrderSheet,
  OrderTable,
  OrderToolbar,
  PackageIcon,
  Page,
  Pagination,
} from '@chitra/ui'
import { type ReactNode, useState } from 'react'
import * as messages from '@chitra/messages/common.ts'
import * as ordersMessages from '@chitra/messages/orders.ts'
import { paths } from '@chitra/paths'
import { presets } from './date-presets.ts'
import { type Printed, toSheet } from './order-sheet-view.ts'
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
  /** How far each file under way is, by the id of its item, or of its order for all of its files. */
  progress: ReadonlyMap<string, number | undefined>
  /** What has just been paid for, above all orders; null: nothing. */
  receipt: ReactNode
  /** For the sheet that is printed. */
  print: Omit<Printed, 'search'>
  onSearch: (search: string) => void
  onPreset: (preset: string) => void
  onRange: (range: DateRange) => void
  onShowAll: () => void
  onDownload: (file: { itemId: string }) => void
  onDownloadAll: (order: { orderId: string }) => void
  onRefund: (row: { id: string }) => void
  onPaper: (paper: { orderId: string; number: string }) => void
  onLicence: (licence: { code: string }) => void
  selection: OrderSelection
  onPrint: () => void
  linkForPage: (page: number) => string
}

const words = ordersMessages.orders

export function OrdersPage({ rows, count, page, narrowed, loading, progress, receipt, print, ...rest }: OrdersPageProps) {
  const {
    search,
    preset,
    range,
    onSearch,
    onPreset,
    onRange,
    onShowAll,
    onDownload,
    onDownloadAll,
    onRefund,
    onPaper,
    onLicence,
    selection,
    onPrint,
    linkForPage,
  } = rest
  const [typed, setTyped] = useState(search)
  const pages = Math.max(1, Math.ceil(count / ROWS_A_PAGE))
  const first = (page - 1) * ROWS_A_PAGE
  // The first order of a buyer, which is not confirmed yet: there is nothing else to show.
  const isAlone = rows.length === 0 && !narrowed
  const shown = rows.filter(({ number }) => number > first && number <= first + ROWS_A_PAGE)
  return (
    <Page
      title={words.title}
      actions={
        <OrderToolbar
          searchLabel={words.search}
          search={typed}
          onSearchChange={({ search: next }) => {
            setTyped(next)
            onSearch(next)
          }}
          dates={{
            presets,
            preset,
            onPresetChange: ({ preset: next }) => onPreset(next),
            range,
            onRangeChange: ({ range: next }) => onRange(next),
          }}
          printLabel={words.print}
          canPrint={count > 0}
          onPrint={onPrint}
        />
      }
      above={isAlone ? null : receipt}
      status={loading || !narrowed ? '' : words.found(count)}
      empty={
        rows.length === 0 && !loading && !(isAlone && receipt) ? (
          <NoOrders
            narrowed={narrowed}
            onShowAll={() => {
              setTyped('')
              onShowAll()
            }}
          />
        ) : null
      }
      paper={<OrderSheet {...toSheet({ ...print, search })} />}
    >
      {isAlone && receipt ? (
        receipt
      ) : (
        <OrderTable
          caption={words.title}
          loading={loading}
          orders={shown.map((row) => ({
            ...row,
            downloading: progress.has(row.itemId),
            progress: progress.get(row.itemId),
            all: row.all && { ...row.all, downloading: progress.has(row.orderId) },
          }))}
          onDownloadAll={({ id }) => {
            const row = shown.find((candidate) => candidate.id === id)
            if (row !== undefined) onDownloadAll(row)
          }}
          onDownload={({ id }) => {
            const row = shown.find((candidate) => candidate.id === id)
            if (row !== undefined) onDownload(row)
          }}
          onRefund={onRefund}
          onPaper={({ id, number }) => {
            const row = shown.find((candidate) => candidate.id === id)
            if (row !== undefined) onPaper({ orderId: row.orderId, number })
          }}
          onLicence={onLicence}
          selection={selection}
          range={words.range(first + 1, first + shown.length, count)}
          pagination={<Pagination page={page} pageCount={pages} linkFor={linkForPage} />}
        />
      )}
    </Page>
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
