import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  Page: {
    use: 'For a page with a heading and its content below: cart, orders, profile, a form.',
    avoid: 'For a list with filters use `ListingLayout`; for an item, `ItemLayout`; for text, `StaticPage`.',
    anatomy: {
      above: 'what has just happened, an `OrderReceipt`',
      heading: 'title, number and actions',
      content: '`lines`, `boxes` or a narrow `form`',
      empty: 'an `EmptyState` in place of the content',
      paper: 'what is printed in its place',
    },
    words: 'The title is the name of the page in the menu. `status` is a phrase: "3 orders found".',
    keys: 'Takes none itself. With `headingRef` the heading can be given the focus.',
    announced: 'The title is the h1. `status` is read out when it changes, and not seen.',
    rtl: 'Actions move to the left end.',
    code: `<Page title="Cart" count={2} kind="lines">
  <LineList><CartLine href="/i/dusk" title="Dusk" price="₹199.00" onRemove={remove} /></LineList>
</Page>`,
    neighbours: ['PageHeading', 'EmptyState', 'SiteFrame', 'PageSkeleton', 'ListWithSummary'],
  },
}
