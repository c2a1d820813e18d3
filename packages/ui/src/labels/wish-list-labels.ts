/** Labels of the wish list's lines. */
export const wishListLabels = {
  title: 'Title',
  description: 'Description',
  seller: 'Seller',
}
