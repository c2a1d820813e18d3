import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  KeywordChips: {
    use: 'For the keywords of an item or for popular searches: each opens its search.',
    avoid: 'For filters in force use `ActiveFilters`. For one word use `Chip`.',
    anatomy: { chips: 'links that wrap, as many as there are words' },
    words: 'As the seller wrote them, each once. They are not shortened.',
    keys: { Tab: 'from word to word', Enter: 'searches for it' },
    announced: 'A list named "Keywords" with links; Hindi words are read in Hindi. Without words there is nothing.',
    rtl: 'Chips run from the right.',
    code: `<KeywordChips keywords={['monsoon', 'तालाब']} linkFor={linkFor} />`,
    neighbours: ['Chip', 'NothingFound', 'ItemLayout', 'ActiveFilters'],
  },
}
