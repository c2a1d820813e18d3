import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  FaqAccordion: {
    use: 'For a page of questions in groups: buying, licences, downloads.',
    avoid: 'For a few questions on another page use `Accordion`.',
    anatomy: {
      groups: 'a heading with its questions; each group has an address on the page',
      questions: 'rows that open below themselves',
    },
    words:
      'Questions in the buyer’s words, beginning with "Can I", "How", "What". Group titles of one or two words; a single group has none.',
    keys: {
      'Enter or Space': 'opens or closes an answer',
      'Arrow down, arrow up': 'go from question to question within a group',
      'Home, End': 'to its ends',
    },
    announced: 'Regions named by group. Questions are headings below the group’s h2, said to be expanded or collapsed.',
    rtl: 'Chevrons stand on the left.',
    code: `<FaqAccordion
  groups={[{ id: 'buying', title: 'Buying', questions: [{ id: 'pay', title: 'How can I pay?', content: 'By card or UPI.' }] }]}
/>`,
    neighbours: ['Accordion', 'StaticPage', 'ContactWays'],
  },
}
