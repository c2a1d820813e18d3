import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  LicenceSummary: {
    use: 'Beside the price: what a buyer may do with the picture, for how long, and what nobody may do.',
    avoid: 'Not in place of the licence: it links to the whole text. For technical facts use `FactList`.',
    anatomy: {
      title: 'small',
      allowed: 'lines with a tick',
      limits: 'lines with an i',
      refused: 'lines with a cross',
      link: 'to the licence',
    },
    words: 'Each line is a short sentence that is true without its icon: "No resale of the file". One to three lines of each kind.',
    keys: { Enter: 'on the link opens the licence' },
    announced: 'A region named by its title with one list; the icons are silent, so a refusal says "no" or "not".',
    rtl: 'Icons lead on the right.',
    code: `<LicenceSummary
  title="Standard licence"
  allowed={['Websites, print and social media']}
  limits={['For ever, for one buyer']}
  refused={['No resale of the file']}
  link={{ href: '/licence', label: 'The whole licence' }}
/>`,
    neighbours: ['PriceArea', 'FactList', 'Notice'],
  },
}
