import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  Avatar: {
    use: 'For a person whose name stands beside it: the seller of a picture, the owner of an account.',
    avoid:
      'Not alone, because nobody hears it. For the button of the account use `AccountButton`, for a seller `SellerLine`; both bring the name.',
    anatomy: {
      circle: '44 px unless a class says otherwise',
      portrait: 'a square picture, cropped to the circle',
      initial: 'the first letter of the name where there is no portrait or it does not load',
    },
    words: '`name` is the full name as its owner writes it. One letter of it shows, and मी counts as one.',
    keys: 'Takes none; it is no control.',
    announced: 'Hidden from screen readers, portrait and letter alike: the name beside it is what they read.',
    rtl: 'A circle with one letter; nothing turns.',
    code: `<p className="flex items-center gap-3">
  <Avatar name="Meera Nair" src="/meera.jpg" /> Meera Nair
</p>`,
    neighbours: ['SellerLine', 'AccountButton', 'ProfileForm'],
  },
}
