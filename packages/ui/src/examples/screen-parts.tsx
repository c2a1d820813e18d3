import { fixtureAssets } from '../fixtures.ts'
import { ErrorState, PageHeading, Skeleton, VisuallyHidden, type StaticPageLink } from '../index.ts'

/** For events that a screen's story does not look at. */
export const nothing = () => {}

export const pageLinks = (current: string): StaticPageLink[] =>
  ['About', 'Questions', 'Support', 'Terms'].map((label) => ({ href: `#/${label.toLowerCase()}`, label, current: label === current }))

export const similar = fixtureAssets(7)
  .slice(3)
  .map(({ id, href, title, picture, price }) => ({ id, href, title, picture, price }))

/** Lines of a cart or a wish list on their way, in the shape that they will have. */
export function LoadingLines({ title }: { title: string }) {
  return (
    <div aria-busy="true">
      <PageHeading title={title} />
      <p role="status">
        <VisuallyHidden>Loading</VisuallyHidden>
      </p>
      <div className="mt-2">
        {[1, 2, 3].map((line) => (
          <div key={line} className="flex items-center gap-3 border-b py-4 md:gap-5 md:py-5">
            <Skeleton className="h-18 w-22 shrink-0 rounded-lg md:h-24 md:w-32" />
            <div className="flex min-w-0 grow flex-col gap-2.5">
              <Skeleton className="h-4 w-3/5 rounded-xs" />
              <Skeleton className="h-3.5 w-2/5 rounded-xs" />
            </div>
            <Skeleton className="h-4 w-16 rounded-xs" />
          </div>
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
