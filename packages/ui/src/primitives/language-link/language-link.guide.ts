import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  LanguageLink: {
    use: 'In the header, the menu and the footer of a site that has each page in two languages: to the page that is read now, in the other one.',
    avoid: 'Not for more than two languages: use a `Menu`. Not to the other language’s home page: the reader would lose the place.',
    anatomy: { name: 'of the language, in that language' },
    words:
      'The language’s own name for itself: "हिन्दी", "English". Neither a flag nor "Change language": who does not read this page knows the name.',
    keys: { Enter: 'follows it' },
    announced: 'A link, read out in the language that it leads to (`lang`); `hreflang` tells browsers and search engines.',
    rtl: 'It stands where its place in the line is.',
    code: `<LanguageLink href="/hi/faq" language="hi">हिन्दी</LanguageLink>`,
    neighbours: ['SiteHeader', 'SiteFooter', 'ThemeToggle'],
  },
}
