import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  WishListEntry: {
    use: 'For one item of a wish list, inside a `LineList`: it goes to the cart, or is downloaded if it is free or owned.',
    avoid: 'In the cart use `CartLine`; in a gallery, `AssetTile`.',
    anatomy: {
      picture: 'leads to the item',
      facts: 'title, description, seller and price, each with its name',
      badge: 'Owned, or the progress of a download',
      button: 'Add To Cart or Download; secondary, since there are many',
      bin: 'removes it',
    },
    words: 'Title and description are two lines each. The price is "₹199", "Free" or "Owned".',
    keys: { Tab: 'title, button, bin; the picture is passed over', 'Enter or Space': 'presses them, unless a change is being saved' },
    announced:
      'An item of a list with terms and descriptions. "Please wait your content is being downloaded" is announced; while busy the buttons are disabled.',
    rtl: 'The picture stands on the right, buttons on the left.',
    code: `<LineList>
  <WishListEntry href="/i/dusk" title="Dusk over the ghats" seller="Meera" price="₹199" picture={picture} action="add" onAction={addToCart} onRemove={remove} />
</LineList>`,
    neighbours: ['LineList', 'CartLine', 'AssetTile', 'FactList'],
  },
}
