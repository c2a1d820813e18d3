import { HeartIcon, LineList, Page, Pagination, PleaseWait, WishListEntry } from '@chitra/ui'
import { useRef } from 'react'
import * as buyingMessages from '@chitra/messages/buying.ts'
import { NothingYet } from '../../platform/nothing-yet.tsx'
import { pageLinks } from '../../platform/page-links.ts'
import { paths } from '@chitra/paths'
import { type Product, toRow } from './wish-list-view.ts'

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
    <>
      <Page
        title={words.title}
        count={Math.max(0, count - leaving.size)}
        headingRef={heading}
        kind="lines"
        aria-busy={waiting}
        empty={rows.length === 0 ? <NoWishes /> : null}
      >
        <LineList
          ref={list}
          pagination={pages > 1 ? <Pagination page={page} pageCount={pages} linkFor={pageLinks(paths.wishList)} /> : null}
        >
          {rows.map(({ id, ...row }, index) => (
            <WishListEntry
              key={id}
              {...row}
              download={progress.has(id) ? { progress: progress.get(id) } : undefined}
              busy={waiting}
              onAction={({ action }) => (action === 'add' ? onAddToCart({ id }) : onDownload({ id }))}
              onRemove={() => {
                passFocusFrom(index)
                onRemove({ id })
              }}
            />
          ))}
        </LineList>
      </Page>
      {waiting ? <PleaseWait>{words.wait}</PleaseWait> : null}
    </>
  )
}

function NoWishes() {
  const words = buyingMessages.wishList
  return (
    <NothingYet title={words.empty} icon={<HeartIcon aria-hidden="true" />}>
      {words.emptyText}
    </NothingYet>
  )
}
