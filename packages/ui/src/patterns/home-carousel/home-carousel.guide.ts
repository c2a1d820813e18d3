import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  HomeCarousel: {
    use: 'At the top of the home page, once: what the shop is, with three pictures in windows.',
    avoid: 'Not on other pages: its first title is the page’s h1. For other slides use `Carousel`.',
    anatomy: {
      title: 'large; goes on in red with `accent`, and ends with `ending`',
      text: 'one or two sentences',
      actions: 'one or two buttons',
      windows: 'three arches: the tall one in the middle takes the first picture',
      controls: 'marks and pause; none with one slide',
    },
    words: 'The title is up to seven words in all, of which one or two in red. Two or three slides; a visitor may see only the first.',
    keys: {
      'Arrow right, arrow left': 'on the marks: next or previous slide',
      'Enter or Space': 'on a mark shows its slide; on pause, stops or plays',
    },
    announced:
      'As `Carousel`: a region named by `label`, slides named "1 of 3". The first title is the h1, the others are h2. Give each picture its own alternative text.',
    rtl: 'Words stand on the right, windows on the left; arrow left goes forward.',
    code: `<HomeCarousel
  label="Welcome"
  slides={[{ id: 'india', title: 'Pictures of India,', accent: 'made here', text: 'One price, yours for life.', pictures }]}
/>`,
    neighbours: ['Carousel', 'Arch', 'PromoBar', 'WhyBlocks'],
  },
}
