import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  StaticPage: {
    use: 'For a page of text with others of its kind beside it: about, terms, licence, contact, questions.',
    avoid: 'For text inside another page use `Prose`. For lists and forms use `Page`.',
    anatomy: {
      heading: 'h1 and a line',
      links: 'the other pages; a row that scrolls sideways on a phone',
      content: '`prose`, `parts` or `questions`',
      after: 'a `Notice` at the end',
    },
    words: 'Links are the titles of the pages, one to three words. The text is that of `Prose`.',
    keys: { Tab: 'through the links, then the text', Enter: 'follows a link' },
    announced: 'The links are a navigation named "More pages"; the current one is said to be current.',
    rtl: 'The links stand on the right, with their rule.',
    code: `<StaticPage title="Licence" links={[{ href: '/licence', label: 'Licence', current: true }, { href: '/terms', label: 'Terms' }]}>
  <p>What you buy is yours to use.</p>
</StaticPage>`,
    neighbours: ['Prose', 'FaqAccordion', 'ContactWays', 'Page'],
  },
}
