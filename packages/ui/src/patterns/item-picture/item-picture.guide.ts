import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  ItemPicture: {
    use: 'For the picture of an item’s page: whole, in its own shape, never taller than four fifths of the screen.',
    avoid: 'In lists use `AssetTile` or `Picture`. For the largest view use `Lightbox`.',
    anatomy: {
      picture: 'in a box of its own shape, loaded at once',
      growth: 'by `growsFrom`, from the place of the tile that was opened; none where motion is not wanted',
      corner: 'a heart or a button that opens the large view',
      'zip picture': 'for a bundle without a thumbnail',
    },
    words: '`title` is said in place of a bundle’s picture; otherwise the alternative text counts.',
    keys: 'Takes none; the buttons in its corner do.',
    announced: 'An image with its alternative text, then the buttons of the corner.',
    rtl: 'The corner moves to the left; the picture is never mirrored.',
    code: `<ItemPicture title="Dusk over the ghats" picture={picture} />`,
    neighbours: ['ItemLayout', 'Picture', 'Lightbox', 'ZipPicture'],
  },
}
