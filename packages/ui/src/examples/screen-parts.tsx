import { fixtureAssets } from '../fixtures.ts'
import { ErrorState, PageHeading, Skeleton, type StaticPageLink } from '../index.ts'

/** For events that a screen's story does not look at. */
export const nothing = () => {}

export const pageLinks = (current: string): StaticPageLink[] =>
  ['About', 'Questions', 'Support', 'Terms'].map((label) => ({ href: `#/${label.toLowerCase()}`, label, current: label === current }))

export const similar = fixtureAssets(7)
  .slice(3)
  .map(({ id, href, title, picture, price }) => ({ id, href, title, picture, price }))

/** A list whose pictures are on their way. */
export function LoadingRows({ title }: { title: string }) {
  return (
    <div className="page-width pt-6 pb-16 lg:pt-8">
      <PageHeading title={title} />
      <div className="mt-5 flex flex-col gap-4" aria-busy="true">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-24 w-full" />
        ))}
      </div>
    </div>
  )
}

export function FailedScreen() {
  return (
    <div className="page-width py-10">
      <ErrorState title="Something went wrong" titleAs="h1" onRetry={nothing}>
        Our side failed, not yours. Please try once more.
      </ErrorState>
    </div>
  )
}
