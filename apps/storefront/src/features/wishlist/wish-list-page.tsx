import type { components } from '@chitra/api-client'
import { formatPrice } from '@chitra/money'
import { Button, EmptyState, HeartIcon, IconButton, Link, PageHeading, Picture, TrashIcon } from '@chitra/ui'
import { messages } from '../../messages/messages.ts'
import { itemPath, paths } from '../../platform/paths.ts'
import { thumbnailAddress, thumbnailSources } from '../../platform/pictures.ts'

type Product = components['schemas']['WishlistEntry']['product']

export interface WishListPageProps {
  products: readonly Product[]
  onRemove: (item: { id: string }) => void
  onAddToCart: (item: { id: string }) => void
  onDownload: (item: { id: string }) => void
  addLabel: string
  downloadLabel: string
}

export function WishListPage({ products, onRemove, onAddToCart, onDownload, addLabel, downloadLabel }: WishListPageProps) {
  const words = messages.wishList
  return (
    <div className="page-width py-8">
      <PageHeading title={words.title} count={products.length} />
      {products.length === 0 ? (
        <EmptyState
          title={words.empty}
          icon={<HeartIcon aria-hidden="true" />}
          action={
            <Button asChild>
              <Link href={paths.search}>{messages.home.findPicture}</Link>
            </Button>
          }
        >
          {words.emptyText}
        </EmptyState>
      ) : (
        <ul className="mt-4 divide-y border-y">
          {products.map((product) => (
            <li
              key={product._id}
              className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 py-4 sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:items-center"
            >
              <Link href={itemPath(product)} className="block overflow-hidden rounded-lg">
                <Picture
                  className="aspect-4/3"
                  picture={{
                    src: thumbnailAddress(product.thumbimage),
                    sources: thumbnailSources(product.thumbimage),
                    alt: product.name,
                    width: 4,
                    height: 3,
                  }}
                  sizes="144px"
                />
              </Link>
              <div className="min-w-0">
                <Link href={itemPath(product)} className="font-semibold text-ink no-underline hover:underline">
                  {product.name}
                </Link>
                <p className="mt-1 line-clamp-2 text-sm text-soft">{product.description}</p>
                <p className="mt-1 text-sm text-soft">
                  {words.seller}: {product.sellerId.firstName}
                </p>
                <p className="mt-1 font-semibold tabular-nums">
                  {product.purchaseType === 'free' ? words.free : formatPrice(product.price)}
                </p>
              </div>
              <div className="col-span-2 flex items-center gap-2 sm:col-span-1">
                {product.original === undefined ? (
                  <Button size="sm" onClick={() => onAddToCart({ id: product._id })}>
                    {addLabel}
                  </Button>
                ) : (
                  <Button size="sm" variant="download" onClick={() => onDownload({ id: product._id })}>
                    {downloadLabel}
                  </Button>
                )}
                <IconButton label={words.remove(product.name)} onClick={() => onRemove({ id: product._id })}>
                  <TrashIcon aria-hidden="true" />
                </IconButton>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
