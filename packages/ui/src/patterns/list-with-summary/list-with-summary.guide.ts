import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  ListWithSummary: {
    use: 'For a list and what it comes to: the cart.',
    avoid: 'For a gallery with filters use `ListingLayout`; for an item, `ItemLayout`.',
    anatomy: { list: 'the wide column', summary: '400 px beside it from 991 px, in view while the list scrolls; below it on a phone' },
    words: 'None of its own.',
    keys: 'Takes none.',
    announced: 'Nothing of its own: the list is read first, then the summary.',
    rtl: 'The list stands on the right.',
    code: `<ListWithSummary summary={<CartSummary subtotal="₹199.00" taxes="₹35.82" total="₹234.82" onCheckout={checkout} />}>
  <LineList><CartLine href="/i/dusk" title="Dusk" price="₹199.00" onRemove={remove} /></LineList>
</ListWithSummary>`,
    neighbours: ['LineList', 'CartSummary', 'ListingLayout', 'Page'],
  },
}
