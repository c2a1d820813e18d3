import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  SellerLine: {
    use: 'On an item’s page: who made it.',
    avoid: 'In the lines of a cart the name is plain text. For the signed-in person use `AccountMenu`.',
    anatomy: { portrait: 'an `Avatar`', name: '"By:" and the first name in bold', id: 'optional, small, below' },
    words: 'The first name only, as the seller writes it.',
    keys: 'Takes none; it is no link.',
    announced: 'One paragraph: "By: Meera". The portrait is silent.',
    rtl: 'The portrait stands on the right.',
    code: `<SellerLine name="Meera" src="/meera.jpg" />`,
    neighbours: ['Avatar', 'ItemLayout'],
  },
}
