import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  ContactWays: {
    use: 'On a contact page: the addresses and numbers at which people answer.',
    avoid: 'For social networks use the columns of `SiteFooter`. To share a page, `ShareButtons`.',
    anatomy: {
      cards: 'one a way, two in a row from 768 px',
      name: 'what it is',
      address: 'a large link that opens mail or phone',
      note: 'what to read first',
    },
    words:
      'The name is a phrase ("Write to us"), the label the address itself, so that it can be copied. Phone numbers have gaps: "+91 98765 43210".',
    keys: { Enter: 'opens the mail or the phone', Tab: 'from way to way' },
    announced: 'A list; each link is named by its address.',
    rtl: 'Cards run from the right; addresses keep their order.',
    code: `<ContactWays ways={[{ name: 'Write to us', href: 'mailto:help@example.com', label: 'help@example.com' }]} />`,
    neighbours: ['StaticPage', 'SiteFooter', 'FaqAccordion'],
  },
}
