import {
  FactList,
  ItemPicture,
  KeywordChips,
  Link,
  Notice,
  PriceArea,
  SellerLine,
  ShareButtons,
  type SimilarImage,
  SimilarImages,
} from '@chitra/ui'
import { useState } from 'react'
import { messages } from '../../messages/messages.ts'
import { paths, searchPath } from '../../platform/paths.ts'
import { type Item, priceState, toFacts, toPicture } from './item-view.ts'

export interface ItemPageProps {
  item: Item
  pageCategory: string
  similar: readonly SimilarImage[]
  /** The page's full address. */
  address: string
  wished: boolean
  busy: boolean
  downloading: boolean
  onAddToCart: () => void
  onDownload: () => void
  onWishedChange: (change: { wished: boolean }) => void
}

export function ItemPage({
  item,
  pageCategory,
  similar,
  address,
  wished,
  busy,
  downloading,
  onAddToCart,
  onDownload,
  onWishedChange,
}: ItemPageProps) {
  return (
    <div className="page-width py-6 lg:py-8">
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-12">
        <div className="min-w-0">
          <ItemPicture title={item.name} picture={toPicture(item)} />
          <KeywordChips className="mt-5" keywords={item.keywords} linkFor={(keyword) => searchPath({ search: keyword, category: null })} />
        </div>
        <div className="lg:sticky lg:top-24">
          <SellerLine name={item.sellerId.firstName} src={item.sellerId.profilePic ?? undefined} />
          <h1 className="mt-4 text-3xl font-bold tracking-tight text-balance">{item.name}</h1>
          <p className="mt-3 mb-6 text-soft">{item.description}</p>
          <PriceArea
            title={item.name}
            state={priceState(item, { busy, downloading })}
            onAddToCart={onAddToCart}
            onDownload={onDownload}
            wished={wished}
            onWishedChange={onWishedChange}
          >
            <Notice>
              {messages.item.licence} <Link href={paths.home}>{messages.item.licenceMore}</Link>
            </Notice>
            <FactList facts={toFacts(item, pageCategory)} />
            <BundleContents item={item} />
          </PriceArea>
          <Share address={address} title={item.name} />
        </div>
      </div>
      {similar.length > 0 ? <SimilarImages className="mt-16" images={similar} /> : null}
    </div>
  )
}

function BundleContents({ item }: { item: Item }) {
  if (item.contents.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="cursor-pointer py-1.5 font-semibold">
        {messages.item.contents} ({item.contents.length})
      </summary>
      <ul className="mt-1 max-h-56 overflow-y-auto text-soft">
        {item.contents.map(({ name }) => (
          <li key={name} className="py-0.5 break-all">
            {name}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Share({ address, title }: { address: string; title: string }) {
  const [copied, setCopied] = useState(false)
  const copy = ({ url }: { url: string }) => {
    void navigator.clipboard.writeText(url).then(() => setCopied(true))
  }
  return <ShareButtons className="mt-6" url={address} title={title} copied={copied} onCopyLink={copy} />
}
