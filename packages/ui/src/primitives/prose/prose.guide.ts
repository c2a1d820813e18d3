import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  Prose: {
    use: 'For running text from an editor or a file: terms, a licence, a page about the shop.',
    avoid:
      'Not around parts of the kit: its rules for links and lists would reach into them. For a whole page with navigation use `StaticPage`; for what a visitor typed, `TypedText`.',
    anatomy: { column: '68 characters wide at most', elements: 'plain h2, h3, p, lists, links and quotations' },
    words: 'Headings of two to six words, paragraphs of up to four sentences. The h1 stands outside, in the heading of the page.',
    keys: 'Takes none; Tab goes from link to link.',
    announced: 'Its elements, as they are: headings, lists with their length, links. It adds no role.',
    rtl: 'Bullets, indents and the rule of a quotation change sides.',
    code: `<Prose>
  <h2>What you may do</h2>
  <p>Print it, post it, put it on a <Link href="/licence">website</Link>.</p>
</Prose>`,
    neighbours: ['StaticPage', 'TypedText', 'Accordion'],
  },
}
