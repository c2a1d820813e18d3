import { ApprovalBadge, Arch, FactList, ItemPicture, KeywordChips, withLang } from '@chitra/ui'
import * as messages from '@chitra/messages/image-details.ts'
import { searchPath } from '@chitra/paths'
import type { ImageDetails } from './image-details-view.ts'

export function ImageDetailsPage({ image }: { image: ImageDetails }) {
  return (
    <div className="page-width pt-5 pb-16 lg:pt-8">
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_400px]">
        {image.picture === undefined ? <NoPicture /> : <ItemPicture title={image.name} picture={image.picture} />}
        <div className="flex min-w-0 flex-col gap-5">
          <ApprovalBadge approval={image.approval} className="self-start" />
          <h1 className="text-3xl leading-tight wrap-anywhere">{withLang(image.name)}</h1>
          {image.description === '' ? null : <p className="text-soft">{withLang(image.description)}</p>}
          <FactList facts={image.facts} className="rounded-2xl border bg-surface p-5 md:p-6" />
          <KeywordChips keywords={image.keywords} linkFor={(keyword) => searchPath({ search: keyword, category: null })} />
        </div>
      </div>
    </div>
  )
}

function NoPicture() {
  return (
    <div className="flex aspect-4/3 w-full flex-col items-center justify-center gap-4 rounded-2xl bg-hover text-soft">
      <Arch className="w-24 bg-haldi-soft" />
      {messages.imageDetails.noPicture}
    </div>
  )
}
