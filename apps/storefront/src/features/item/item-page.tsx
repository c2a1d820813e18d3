import {
  BoardIcon,
  BundleContents,
  ColourChips,
  ExpandIcon,
  type Growth,
  FactList,
  IconButton,
  ItemLayout,
  ItemPicture,
  KeywordChips,
  LicenceSummary,
  Lightbox,
  Notice,
  PriceArea,
  PriceBar,
  SellerLine,
  ShareButtons,
  type SimilarImage,
  SimilarImages,
  useLabels,
} from '@chitra/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { item as itemMessages } from '@chitra/messages/item.ts'
import { copyLink } from '../../platform/copy-link.ts'
import { colourPath, paths, searchPath } from '@chitra/paths'
import { isCovered, useShortcuts } from '../../platform/shortcuts.ts'
import { fileSize } from './file-size.ts'
import { type Item, priceState, sizeLine, toFacts, toLargePicture, toPicture } from './item-view.ts'

export interface ItemPageProps {
  item: Item
  pageCategory: string
  similar: readonly SimilarImage[]
  /** The list of what looks like it; absent where the shop does not search by picture. */
  likeHref?: string | undefined
  /** The file of its tile, where one comes from there: shown until the larger one is there. */
  meanwhile?: string | undefined
  /** Where that tile stood. */
  growsFrom?: Growth | undefined
  /** The page's full address. */
  address: string
  wished: boolean
  busy: boolean
  downloading: boolean
  /** From 0 to 1, where the file's length is known. */
  progress: number | undefined
  onAddToCart: () => void
  /** Buys an owned item for another client. */
  onBuyAgain: () => void
  onDownload: () => void
  onWishedChange: (change: { wished: boolean }) => void
  /** Puts it on a board. */
  onSave: () => void
}

/** Milliseconds. */
const SAYS_COPIED = 4_000

export function ItemPage({
  item,
  pageCategory,
  similar,
  likeHref,
  meanwhile,
  growsFrom,
  address,
  wished,
  busy,
  downloading,
  progress,
  onAddToCart,
  onBuyAgain,
  onDownload,
  onWishedChange,
  onSave,
}: ItemPageProps) {
  const labels = useLabels()
  const [large, setLarge] = useState<number | null>(null)
  const { copied, copy } = useCopiedLink(address)
  // What a press on the price does not change is not drawn anew by it.
  const words = useMemo(
    () => (
      <div className="flex flex-col gap-4">
        <KeywordChips keywords={item.keywords} linkFor={(keyword) => searchPath({ search: keyword, category: null })} />
        <ColourChips
          colours={item.palette.map(({ colour, share }) => ({ colour, percent: Math.round(share * 100) }))}
          linkFor={(colour) => colourPath(colour.slice(1))}
        />
      </div>
    ),
    [item.keywords, item.palette],
  )
  const alike = useMemo(() => (similar.length > 0 ? <SimilarImages images={similar} moreHref={likeHref} /> : null), [similar, likeHref])
  const details = useMemo(
    () => (
      <>
        <Notice link={{ href: paths.licence, label: itemMessages.licenceMore }}>{itemMessages.licence}</Notice>
        {/* A free item may be under the licence of another maker, which the facts name. */}
        {item.purchaseType !== 'free' ? (
          <LicenceSummary {...itemMessages.licenceSummary} link={{ href: paths.wholeLicence, label: itemMessages.licenceWhole }} />
        ) : null}
        <FactList caption={sizeLine(item, pageCategory) ?? undefined} facts={toFacts(item)} />
        <BundleContents
          summary={itemMessages.contents(item.contents.length)}
          files={item.contents.map(({ name, bytes }) => ({ name, size: fileSize(bytes) }))}
        />
      </>
    ),
    [item, pageCategory],
  )
  const share = useMemo(
    () => <ShareButtons url={address} title={item.name} copied={copied} onCopyLink={copy} />,
    [address, item.name, copied, copy],
  )
  const seller = useMemo(
    () => <SellerLine name={item.sellerId.firstName} src={item.sellerId.profilePic ?? undefined} sellerId={item.sellerId._id} />,
    [item.sellerId],
  )
  const picture = useMemo(
    () => (
      <>
        <ItemPicture
          title={item.name}
          picture={toPicture(item)}
          meanwhile={meanwhile}
          growsFrom={growsFrom}
          corner={
            <>
              <IconButton variant="glass" label={itemMessages.saveToBoard} onClick={onSave}>
                <BoardIcon aria-hidden="true" />
              </IconButton>
              <IconButton variant="glass" label={labels.viewLarger(item.name)} onClick={() => setLarge(0)}>
                <ExpandIcon aria-hidden="true" />
              </IconButton>
            </>
          }
        />
        <Lightbox
          items={[{ id: item._id, title: item.name, picture: toLargePicture(item) }]}
          index={large}
          onIndexChange={({ index }) => setLarge(index)}
        />
      </>
    ),
    [item, meanwhile, growsFrom, onSave, labels, large],
  )
  const action = useRef<HTMLDivElement>(null)
  const offer = { state: priceState(item, { busy, downloading, progress }), onAddToCart, onDownload }
  const onPage = (act: () => void) => () => {
    if (isCovered()) return false
    act()
    return true
  }
  useShortcuts({ l: onPage(() => setLarge(0)), w: onPage(() => onWishedChange({ wished: !wished })), c: onPage(copy) })
  return (
    <ItemLayout
      title={item.name}
      text={item.description}
      picture={picture}
      seller={seller}
      keywords={words}
      similar={alike}
      bar={<PriceBar {...offer} watch={action} />}
    >
      <PriceArea
        title={item.name}
        {...offer}
        onBuyAgain={item.purchaseType === 'free' ? undefined : onBuyAgain}
        buyingAgain={busy}
        actionRef={action}
        wished={wished}
        onWishedChange={onWishedChange}
      >
        {details}
      </PriceArea>
      {share}
    </ItemLayout>
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
  const copy = useCallback(() => void copyLink(address).then(setCopied), [address])
  return { copied, copy }
}
