import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  Lightbox: {
    use: 'To look at pictures large, one after the other, without leaving the list.',
    avoid: 'For messages that follow one another use `Carousel`. `PictureGallery` has a gallery with this view already.',
    anatomy: {
      title: 'one line, with the position among all',
      picture: 'whole, on a dark ground in both themes',
      chevrons: 'previous and next; none for a single picture',
      actions: 'below: `PictureActions`',
    },
    words: 'The title is the item’s; it is cut after one line. The position reads "3 of 30".',
    keys: {
      'Arrow right, arrow left': 'next or previous picture; it stops at the ends',
      'Home, End': 'first or last picture',
      Esc: 'closes it',
      'a swipe': 'on a touch screen goes to the next or the previous one',
    },
    announced:
      'A modal dialog named by the title. Each new picture is read as "Dusk over the ghats, 3 of 30". Chevrons at an end stay focusable and are said to be unavailable. On closing, focus goes where `returnFocusTo` says.',
    rtl: 'Arrow left and a swipe to the right go forward; the chevrons are mirrored.',
    code: `<Lightbox
  items={[{ id: 'dusk', title: 'Dusk over the ghats', picture }]}
  index={index}
  onIndexChange={({ index }) => setIndex(index)}
/>`,
    neighbours: ['PictureGallery', 'PictureActions', 'Carousel', 'Dialog'],
  },
}
