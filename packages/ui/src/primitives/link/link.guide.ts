import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  Link: {
    use: 'For every way to another page. Paths of the site go through the router of `LinkProvider`; a whole address, `mailto:` or `tel:` stays a plain anchor.',
    avoid: 'For something that happens on the page use `Button`. To leave the site without losing the page, use `ExternalLink`.',
    anatomy: { words: 'without a look of its own: classes say whether it is underlined, in indigo or quiet' },
    words: 'Say where it leads ("The licence"), not "click here". In running text it is underlined; in lists, on hover.',
    keys: { Enter: 'follows it', Tab: 'reaches it' },
    announced: 'A link named by its content. `aria-current="page"` says that it is the page one is on.',
    rtl: 'Text alone; an arrow beside it is yours to mirror.',
    code: `<Link href="/licence" className="text-neel underline">The licence</Link>`,
    neighbours: ['ExternalLink', 'LinkProvider', 'Button', 'Chip'],
  },
  ExternalLink: {
    use: 'For an address outside the shop that a buyer opens beside it: a social network, a page on a law.',
    avoid: 'Not for pages of the shop, nor for a payment or a sign-in that comes back here: those stay in the same tab, with `Link`.',
    anatomy: { words: 'as in `Link`', arrow: 'yours to add where space allows, as `SiteFooter` does' },
    words: 'The name of the place: "Instagram", "Consumer helpline". Where the tab is a surprise, say "in a new tab".',
    keys: { Enter: 'opens the new tab' },
    announced: 'A link named by its content; the new tab is not said by itself. The opened page cannot reach back (`noopener noreferrer`).',
    rtl: 'An arrow that points out of the site is mirrored.',
    code: `<ExternalLink href="https://www.instagram.com/chitra">Instagram</ExternalLink>`,
    neighbours: ['Link', 'SiteFooter', 'ShareButtons'],
  },
}
