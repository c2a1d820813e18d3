import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  LineList: {
    use: 'For lines with a rule between them: a cart, a wish list.',
    avoid: 'For pictures side by side use `MasonryGallery`; for columns that are compared, `Table`.',
    anatomy: { lines: '`CartLine`s or `WishListEntry`s; each brings the rule below it', pagination: 'below, where there are more pages' },
    words: 'None of its own; the heading of the `Page` names the list.',
    keys: 'Takes none; Tab goes through the lines.',
    announced: 'A list with its length. Give it an `aria-label` where no heading stands above.',
    rtl: 'Follows its lines.',
    code: `<LineList pagination={<Pagination page={1} pageCount={2} linkFor={pageLink} />}>
  <CartLine href="/i/dusk" title="Dusk over the ghats" price="₹199.00" onRemove={remove} />
</LineList>`,
    neighbours: ['CartLine', 'WishListEntry', 'ListWithSummary', 'Pagination'],
  },
}
