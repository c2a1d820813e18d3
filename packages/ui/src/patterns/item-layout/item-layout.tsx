import type { ComponentProps, ReactNode } from 'react'
import { withLang } from '../../with-lang.tsx'

export interface ItemLayoutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The item's, as the page's h1. */
  title: string
  /** Below the title; empty: none. */
  text: string
  /** An ItemPicture. */
  picture: ReactNode
  /** Above the title: a SellerLine. */
  seller: ReactNode
  /** Below title and text, one below the other: a PriceArea, ShareButtons. */
  children: ReactNode
  /** KeywordChips: below the picture on a wide screen, and after all else on a phone, where what it costs comes first. */
  keywords: ReactNode
  /** Below all of it: SimilarImages. */
  similar?: ReactNode
  /** A PriceBar, at the lower edge of a phone. */
  bar?: ReactNode
}

/** The page of an item: its picture, and beside it what it is, what it costs and what can be done with it. */
export function ItemLayout({ title, text, picture, seller, keywords, similar, bar, className, children, ...rest }: ItemLayoutProps) {
  return (
    <div className={className} {...rest}>
      <div className="page-width pt-6 pb-16 lg:pt-8">
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:gap-y-5">
          <div className="min-w-0">{picture}</div>
          <div className="lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {seller}
            <h1 className="mt-4 text-3xl leading-tight font-bold tracking-tight text-balance wrap-anywhere">{withLang(title)}</h1>
            {text === '' ? null : <p className="mt-3 text-soft">{withLang(text)}</p>}
            <div className="mt-6 flex flex-col gap-6">{children}</div>
          </div>
          {keywords}
        </div>
        {similar ? <div className="mt-16">{similar}</div> : null}
      </div>
      {bar}
    </div>
  )
}
