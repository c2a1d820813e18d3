import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  HomeCarousel: {
    use: 'At the top of the home page, once: what the shop is, with six pictures around a window.',
    avoid: 'Not on other pages: its first title is the page’s h1. For other slides use `Carousel`.',
    anatomy: {
      title: 'large; goes on in red with `accent`, and ends with `ending`',
      text: 'one or two sentences',
      actions: 'one or two buttons',
      pictures: 'six links in three columns: the first in the tall window, then those beside it, then the lower row',
      controls: 'marks and pause; none with one slide',
    },
    words: 'The title is up to seven words in all, of which one or two in red. Two or three slides; a visitor may see only the first.',
    keys: {
      'Arrow right, arrow left': 'on the marks: next or previous slide',
      'Enter or Space': 'on a mark shows its slide; on pause, stops or plays',
    },
    announced:
      'As `Carousel`: a region named by `label`, slides named "1 of 3". The first title is the h1, the others are h2. Each picture is a link with its title.',
    rtl: 'Words stand on the right, pictures on the left; arrow left goes forward.',
    code: `<HomeCarousel
  label="Welcome"
  slides={[{ id: 'india', title: 'Pictures of India,', accent: 'made here', text: 'One price, yours for life.', pictures: [{ href: '/image/1', title: 'Dusk', picture }] }]}
/>`,
    neighbours: ['Carousel', 'Arch', 'PromoBar', 'WhyBlocks'],
  },
}
