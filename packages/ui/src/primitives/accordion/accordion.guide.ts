import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  Accordion: {
    use: 'For answers that most readers skip: frequent questions, terms by topic. Several rows may be open at once.',
    avoid:
      'For steps that everybody must read, write them out in `Prose`. For one list that opens, as the files of a bundle, `BundleContents` is lighter.',
    anatomy: {
      row: 'the title with a chevron; the whole line opens and closes',
      content: 'below its row while open, in soft text, with underlined links',
      rules: 'hairlines above, between and below the rows',
    },
    words: 'A title is a question or a noun of two to eight words. The answer comes in its first sentence; up to three short paragraphs.',
    keys: {
      'Enter or Space': 'opens or closes the row',
      'Arrow down, arrow up': 'go to the next or the previous row, round at the ends',
      'Home, End': 'go to the first or the last row',
      Tab: 'goes on through rows and the links of open answers',
    },
    announced:
      'Each row is the summary of a `details` element, said with its state, expanded or collapsed. The title is a heading (`titleAs`, h3 by default). Nothing is announced when a row opens; reading goes on below it.',
    rtl: 'The chevron changes sides. The keys stay: rows stand one below the other.',
    code: `<Accordion
  items={[
    { id: 'use', title: 'What may I use a picture for?', content: 'For your website, your book, your poster.' },
    { id: 'again', title: 'Can I download it again?', content: 'Yes, from your orders.' },
  ]}
/>`,
    neighbours: ['FaqAccordion', 'BundleContents', 'Prose'],
  },
}
