import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  ItemLayout: {
    use: 'For the page of one item: its picture, and beside it what it is, what it costs and what can be done.',
    avoid: 'For a maker’s own upload use `UploadDetails`; for lists, `ListingLayout`.',
    anatomy: {
      picture: 'an `ItemPicture`, first',
      seller: 'a `SellerLine`, above the title',
      title: 'h1, with the description below',
      children: '`PriceArea`, `ShareButtons`',
      keywords: 'below the picture; on a phone after all else',
      similar: '`SimilarImages`, below',
      bar: 'a `PriceBar` at the lower edge of a phone',
    },
    words: 'The title is the seller’s, up to three lines. The description is a sentence or two; an empty one leaves no gap.',
    keys: 'Takes none itself.',
    announced: 'The title is the h1. Devanagari in title and text is read as Hindi.',
    rtl: 'The picture stands on the right, the price on the left.',
    code: `<ItemLayout
  title="Dusk over the ghats"
  text="Boats come home."
  picture={<ItemPicture title="Dusk over the ghats" picture={picture} />}
  seller={<SellerLine name="Meera" />}
  keywords={<KeywordChips keywords={['dusk']} linkFor={linkFor} />}
>
  <PriceArea title="Dusk over the ghats" state={{ kind: 'priced', price: '₹199' }} onAddToCart={addToCart} />
</ItemLayout>`,
    neighbours: ['ItemPicture', 'PriceArea', 'PriceBar', 'SellerLine', 'KeywordChips', 'SimilarImages'],
  },
}
