import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { Arch } from '../../primitives/arch/arch.tsx'
import type { PictureData } from '../../primitives/picture/picture.tsx'
import { withLang } from '../../with-lang.tsx'
import { ApprovalBadge, type Approval } from '../approval-badge/approval-badge.tsx'
import { FactList, type Fact } from '../fact-list/fact-list.tsx'
import { ItemPicture } from '../item-picture/item-picture.tsx'
import { KeywordChips } from '../keyword-chips/keyword-chips.tsx'

export interface UploadDetailsProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The upload's, as the page's h1. */
  title: string
  /** Below the title; empty: none. */
  text: string
  /** Absent while there is no file to show. */
  picture?: PictureData | undefined
  /** In the picture's place where there is none. */
  noPicture: string
  /** Approved, awaiting review, or rejected. */
  approval: Approval
  /** What is known of it. */
  facts: ReadonlyArray<Fact>
  /** The words as the maker wrote them, each once. */
  keywords: ReadonlyArray<string>
  /** The address of a search for a keyword. */
  linkFor: (keyword: string) => string
}

/** The page of an upload, as its maker sees it. */
export function UploadDetails({
  title,
  text,
  picture,
  noPicture,
  approval,
  facts,
  keywords,
  linkFor,
  className,
  ...rest
}: UploadDetailsProps) {
  return (
    <div className={cn('page-width pt-5 pb-16 lg:pt-8', className)} {...rest}>
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_400px]">
        {picture === undefined ? (
          <div className="flex aspect-4/3 w-full flex-col items-center justify-center gap-4 rounded-2xl bg-hover text-soft">
            <Arch className="w-24 bg-haldi-soft" />
            {noPicture}
          </div>
        ) : (
          <ItemPicture title={title} picture={picture} />
        )}
        <div className="flex min-w-0 flex-col gap-5">
          <ApprovalBadge approval={approval} className="self-start" />
          <h1 className="text-3xl leading-tight wrap-anywhere">{withLang(title)}</h1>
          {text === '' ? null : <p className="text-soft">{withLang(text)}</p>}
          <FactList facts={facts} className="rounded-2xl border bg-surface p-5 md:p-6" />
          <KeywordChips keywords={keywords} linkFor={linkFor} />
        </div>
      </div>
    </div>
  )
}
