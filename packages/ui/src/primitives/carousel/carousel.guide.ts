import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  Carousel: {
    use: 'For two to four messages of equal worth in one place, none of which a visitor must see.',
    avoid:
      'Not for what everybody needs: most people see the first slide only. For pictures to choose from use `MasonryGallery`; for one picture after the other, large, `Lightbox`; for the top of the home page, `HomeCarousel`.',
    anatomy: {
      slides: 'they lie on one another, so the tallest sets the height and nothing below moves',
      marks: 'one button a slide; the long one is the current',
      pause: 'stops the slides; absent under reduced motion and with one slide',
    },
    words:
      '`label` names the whole in two or three words ("New this week"). Each slide is read in the time of `interval`, 7 seconds: a heading and one sentence.',
    keys: {
      'Arrow right, arrow left': 'on the marks: the next or the previous slide, round at the ends',
      'Enter or Space': 'on a mark shows its slide; on pause, stops or plays',
    },
    announced:
      'A region described as "carousel", with slides described as "slide", named "1 of 3". While it stands still a new slide is read out; while it plays, not. Hidden slides are inert. It holds still while the pointer or the focus is inside.',
    rtl: 'Arrow left goes forward, by `DirectionProvider`. The marks run from the right.',
    code: `<Carousel
  label="New this week"
  slides={[
    { id: 'new', content: <p className="p-8">New every day</p> },
    { id: 'price', content: <p className="p-8">One price a picture</p> },
  ]}
/>`,
    neighbours: ['HomeCarousel', 'Lightbox', 'MasonryGallery', 'DirectionProvider'],
  },
}
