import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import type { PictureData } from '../../primitives/picture/picture.tsx'
import { FactList, type Fact } from '../fact-list/fact-list.tsx'
import { ItemPicture } from '../item-picture/item-picture.tsx'
import { KeywordChips } from '../keyword-chips/keyword-chips.tsx'
import { PriceArea, type PriceAreaProps } from '../price-area/price-area.tsx'
import { SellerLine, type SellerLineProps } from '../seller-line/seller-line.tsx'
import { ShareButtons, type ShareButtonsProps } from '../share-buttons/share-buttons.tsx'

type Purchase = Pick<PriceAreaProps, 'state' | 'onAddToCart' | 'onDownload' | 'wished' | 'onWishedChange'>

export interface ItemDetailProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The page's h1. */
  title: string
  /** Below the title. */
  text?: ReactNode
  /** Absent for a bundle without a thumbnail. */
  picture?: PictureData | undefined
  /** Over a corner of the picture: a button that opens the viewer. */
  pictureCorner?: ReactNode
  /** Who made it. */
  seller: Pick<SellerLineProps, 'name' | 'src'>
  /** What it costs and what can be done about it. */
  purchase: Purchase
  /** In the price area: the licence, as a Notice. */
  licence?: ReactNode
  /** In the price area, below the licence. */
  facts: ReadonlyArray<Fact>
  /** In the price area, last: what a bundle holds. */
  contents?: ReactNode
  /** Below the picture. */
  keywords: ReadonlyArray<string>
  /** The address of a keyword's search. */
  linkFor: (keyword: string) => string
  /** The address to be shared. */
  share: Pick<ShareButtonsProps, 'url' | 'onCopyLink' | 'copied'>
  /** Below, over the whole width: similar images. */
  children?: ReactNode
}

/** Everything about one picture. On a phone the price follows the picture at once; from 991 px the words stay in sight beside it. */
export function ItemDetail({
  title,
  text,
  picture,
  pictureCorner,
  seller,
  purchase,
  licence,
  facts,
  contents,
  keywords,
  linkFor,
  share,
  className,
  children,
  ...rest
}: ItemDetailProps) {
  return (
    <div className={cn('page-width pt-5 pb-16 lg:pt-8', className)} {...rest}>
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr]">
        <ItemPicture title={title} picture={picture} corner={pictureCorner} />
        <div className="flex min-w-0 flex-col gap-5 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <SellerLine {...seller} />
          <div>
            <h1 className="text-3xl leading-tight wrap-anywhere">{title}</h1>
            {text ? <p className="mt-2 text-sm text-soft">{text}</p> : null}
          </div>
          <PriceArea title={title} {...purchase}>
            {licence}
            <FactList facts={facts} />
            {contents}
          </PriceArea>
          <ShareButtons title={title} {...share} />
        </div>
        <KeywordChips keywords={keywords} linkFor={linkFor} />
      </div>
      {children}
    </div>
  )
}
