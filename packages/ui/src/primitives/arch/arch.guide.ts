import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  Arch: {
    use: 'To frame a hero picture, the icon of an empty state, or the stand-in of a bundle. It is the window of the mark, so it is rare and means the shop.',
    avoid: 'Not around the pictures of a gallery, nor as a pattern: buyers judge a picture by its own shape. For a person use `Avatar`.',
    anatomy: {
      box: '5 wide to 8 high unless a class says otherwise; the curve stretches with it',
      content: 'one picture that fills it, or an icon; all of it is clipped to the arch',
    },
    words: 'None inside: a text would lose its corners to the curve. Words stand below it.',
    keys: 'Takes none. What it holds keeps its own.',
    announced: 'It says nothing itself. A picture inside is read by its alternative text.',
    rtl: 'The arch is symmetric; nothing turns.',
    code: `<Arch className="w-40 bg-haldi-soft">
  <Picture picture={picture} className="size-full" />
</Arch>`,
    neighbours: ['Picture', 'EmptyState', 'HomeCarousel', 'ZipPicture', 'LogoMark'],
  },
}
