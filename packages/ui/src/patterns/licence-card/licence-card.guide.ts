import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  LicenceCard: {
    use: 'For one licence that somebody holds, inside a `LineList`.',
    avoid: 'For what a licence allows: `LicenceSummary`. For orders: `OrderTable`.',
    anatomy: {
      picture: 'leads to the item',
      'title, badges': 'the item, and "Refunded" or "Free" where it is',
      detail: 'the creator',
      facts: 'code, licensee, day and text; client and project where somebody said them',
      actions: 'certificate first',
      children: 'a form that an action opens',
    },
    words: 'Names of facts are short: "Licensed to", "Since". The code stands as it is printed.',
    keys: { Tab: 'title, then the actions; the picture is passed over' },
    announced: 'An item of a list, named by its title. Actions are named with the title where their own words are not enough.',
    rtl: 'The picture stands on the right.',
    code: `<LicenceCard href="/i/dusk" title="Dusk over the ghats" picture={picture} facts={[{ name: 'Code', value: '7K3M-Q9TX-2WVB' }]} />`,
    neighbours: ['LineList', 'FactList', 'LicenceSummary'],
  },
}
