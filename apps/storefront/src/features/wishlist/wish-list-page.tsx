import {
  Badge,
  Button,
  CheckIcon,
  EmptyState,
  type Fact,
  HeartIcon,
  Link,
  PageHeading,
  Pagination,
  Progress,
  Spinner,
  WishListEntry,
  withLang,
} from '@chitra/ui'
import { useRef } from 'react'
import * as buyingMessages from '@chitra/messages/buying.ts'
import * as catalogueMessages from '@chitra/messages/catalogue.ts'
import * as messages from '@chitra/messages/common.ts'
import { pageLinks } from '../../platform/page-links.ts'
import { paths } from '@chitra/paths'
import { type Product, toRow, type WishListRow } from './wish-list-view.ts'

export interface WishListPageProps {
  /** One page of them. */
  products: readonly Product[]
  /** How many there are in all. */
  count: number
  /** From 1. */
  page: number
  pages: number
  owned: ReadonlySet<string>
  /** Ids of what is on its way out: not shown any more, until the server says no. */
  leaving: ReadonlySet<string>
  /** How far each download is, from 0 to 1, by the item's id; undefined while its length is not known. */
  progress: ReadonlyMap<string, number | undefined>
  /** Something is on its way that ends on another page. */
  waiting: boolean
  onRemove: (item: { id: string }) => void
  onAddToCart: (item: { id: string }) => void
  onDownload: (item: { id: string }) => void
}

export function WishListPage({
  products,
  count,
  page,
  pages,
  owned,
  leaving,
  progress,
  waiting,
  onRemove,
  onAddToCart,
  onDownload,
}: WishListPageProps) {
  const words = buyingMessages.wishList
  const rows = products.filter(({ _id }) => !leaving.has(_id)).map((product) => toRow(product, owned))
  const list = useRef<HTMLUListElement>(null)
  const heading = useRef<HTMLDivElement>(null)
  // The entry goes with the button that had focus: the next entry's title takes it, or the heading.
  const passFocusFrom = (index: number) => {
    const entries = list.current?.children
    const target = entries?.[index + 1] ?? entries?.[index - 1]
    ;(target?.querySelector<HTMLElement>('dd a') ?? heading.current)?.focus()
  }
  return (
    <div className="page-width pt-6 pb-16 lg:pt-10" aria-busy={waiting}>
      <div ref={heading} tabIndex={-1} className="focus:outline-none">
        <PageHeading title={words.title} count={Math.max(0, count - leaving.size)} />
      </div>
      {rows.length === 0 ? (
        <EmptyState
          title={words.empty}
          icon={<HeartIcon aria-hidden="true" />}
          action={
            <Button asChild>
              <Link href={paths.search}>{messages.findPicture}</Link>
            </Button>
          }
        >
          {words.emptyText}
        </EmptyState>
      ) : (
        <>
          <ul ref={list} className="mt-4 border-t">
            {rows.map((row, index) => (
              <WishListEntry
                key={row.id}
                href={row.href}
                title={row.title}
                facts={toFacts(row)}
                badges={progress.has(row.id) ? <Downloading part={progress.get(row.id)} /> : row.owned ? <OwnedBadge /> : null}
                picture={row.picture}
                action={row.action}
                busy={waiting || progress.has(row.id)}
                onAction={({ action }) => (action === 'add' ? onAddToCart(row) : onDownload(row))}
                onRemove={() => {
                  passFocusFrom(index)
                  onRemove(row)
                }}
              />
            ))}
          </ul>
          {pages > 1 ? <Pagination className="mt-6" page={page} pageCount={pages} linkFor={pageLinks(paths.wishList)} /> : null}
        </>
      )}
      {waiting ? <PleaseWait /> : null}
    </div>
  )
}

function toFacts(row: WishListRow): Fact[] {
  const { lines } = buyingMessages.wishList
  return [
    {
      name: lines.title,
      value: (
        <Link href={row.href} className="line-clamp-2 text-base font-semibold text-ink no-underline hover:underline">
          {withLang(row.title)}
        </Link>
      ),
    },
    ...(row.description === ''
      ? []
      : [{ name: lines.description, value: <span className="line-clamp-2">{withLang(row.description)}</span> }]),
    { name: lines.seller, value: withLang(row.seller) },
    {
      name: lines.price,
      value: (
        <span className="flex flex-wrap gap-x-2">
          <span className={row.priceNote === null ? 'font-semibold text-leaf' : 'font-semibold'}>{row.price}</span>
          {row.priceNote === null ? null : <bdi className="text-soft">{row.priceNote}</bdi>}
        </span>
      ),
    },
  ]
}

function OwnedBadge() {
  return (
    <Badge tone="free" className="mb-2">
      <CheckIcon aria-hidden="true" />
      {buyingMessages.wishList.owned}
    </Badge>
  )
}

function Downloading({ part }: { part: number | undefined }) {
  return (
    <div role="status" className="mb-2 flex flex-col gap-1.5 text-sm font-semibold">
      {catalogueMessages.item.downloading}
      {part === undefined ? null : <Progress label={catalogueMessages.item.downloading} value={part} />}
    </div>
  )
}

function PleaseWait() {
  return (
    <div className="layer-overlay fixed inset-0 flex animate-fade items-center justify-center bg-paper/75">
      <p role="status" className="flex items-center gap-3 rounded-2xl border bg-raised px-6 py-5 text-base font-semibold shadow-lg">
        <Spinner label="" className="size-6" />
        {buyingMessages.wishList.wait}
      </p>
    </div>
  )
}
