import {
  ExpandIcon,
  FactList,
  IconButton,
  ItemPicture,
  KeywordChips,
  Lightbox,
  Link,
  Notice,
  PriceArea,
  SellerLine,
  ShareButtons,
  type SimilarImage,
  SimilarImages,
  useLabels,
  withLang,
} from '@chitra/ui'
import { useEffect, useState } from 'react'
import * as messages from '@chitra/messages/catalogue.ts'
import { copyLink } from '../../platform/copy-link.ts'
import { paths, searchPath } from '@chitra/paths'
import { isCovered, useShortcuts } from '../../platform/shortcuts.ts'
import { type Item, priceState, sizeLine, toFacts, toLargePicture, toPicture } from './item-view.ts'

export interface ItemPageProps {
  item: Item
  pageCategory: string
  similar: readonly SimilarImage[]
  /** The page's full address. */
  address: string
  wished: boolean
  busy: boolean
  downloading: boolean
  /** From 0 to 1, where the file's length is known. */
  progress: number | undefined
  onAddToCart: () => void
  onDownload: () => void
  onWishedChange: (change: { wished: boolean }) => void
}

/** Milliseconds. */
const SAYS_COPIED = 4_000

export function ItemPage({
  item,
  pageCategory,
  similar,
  address,
  wished,
  busy,
  downloading,
  progress,
  onAddToCart,
  onDownload,
  onWishedChange,
}: ItemPageProps) {
  const labels = useLabels()
  const [large, setLarge] = useState<number | null>(null)
  const { copied, copy } = useCopiedLink(address)
  const picture = toPicture(item)
  const size = sizeLine(item, pageCategory)
  const onPage = (act: () => void) => () => {
    if (isCovered()) return false
    act()
    return true
  }
  useShortcuts({ l: onPage(() => setLarge(0)), w: onPage(() => onWishedChange({ wished: !wished })), c: onPage(copy) })
  return (
    <div className="page-width pt-6 pb-16 lg:pt-8">
      {/* In the order of a phone: what it costs comes before its keywords, which on a wide screen stand below the picture. */}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:gap-y-5">
        <div className="min-w-0">
          <ItemPicture
            title={item.name}
            picture={picture}
            className="[view-transition-name:item-picture]"
            corner={
              <IconButton variant="glass" label={labels.viewLarger(item.name)} onClick={() => setLarge(0)}>
                <ExpandIcon aria-hidden="true" />
              </IconButton>
            }
          />
          <Lightbox
            items={[{ id: item._id, title: item.name, picture: toLargePicture(item) }]}
            index={large}
            onIndexChange={({ index }) => setLarge(index)}
          />
        </div>
        <div className="lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <SellerLine name={item.sellerId.firstName} src={item.sellerId.profilePic ?? undefined} sellerId={item.sellerId._id} />
          <h1 className="mt-4 text-3xl leading-tight font-bold tracking-tight text-balance wrap-anywhere">{withLang(item.name)}</h1>
          {item.description === '' ? null : <p className="mt-3 text-soft">{withLang(item.description)}</p>}
          <PriceArea
            className="mt-6"
            title={item.name}
            state={priceState(item, { busy, downloading, progress })}
            onAddToCart={onAddToCart}
            onDownload={onDownload}
            wished={wished}
            onWishedChange={onWishedChange}
          >
            <Notice>
              {messages.item.licence}{' '}
              <Link href={paths.home} className="inline-block">
                {messages.item.licenceMore}
              </Link>
            </Notice>
            {size === null ? null : <p className="text-sm text-soft tabular-nums">{size}</p>}
            <FactList facts={toFacts(item)} />
            <BundleContents item={item} />
          </PriceArea>
          <ShareButtons className="mt-6" url={address} title={item.name} copied={copied} onCopyLink={copy} />
        </div>
        <KeywordChips keywords={item.keywords} linkFor={(keyword) => searchPath({ search: keyword, category: null })} />
      </div>
      {similar.length > 0 ? <SimilarImages className="mt-16" images={similar} /> : null}
    </div>
  )
}

function BundleContents({ item }: { item: Item }) {
  if (item.contents.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="cursor-pointer py-1.5 font-semibold">{messages.item.contents(item.contents.length)}</summary>
      <ul className="mt-1 max-h-56 overflow-y-auto text-soft">
        {item.contents.map(({ name }) => (
          <li key={name} className="py-0.5 break-all">
            {withLang(name)}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Says for some seconds that the link is copied. */
function useCopiedLink(address: string): { copied: boolean; copy: () => void } {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SAYS_COPIED)
    return () => clearTimeout(timer)
  }, [copied])
  return { copied, copy: () => void copyLink(address).then(setCopied) }
}
