import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  ColourChips: {
    use: 'For the palette of an item: each colour opens a search for what else has it.',
    avoid: 'For the choice of a colour use the group of `FilterPanel`. For words use `KeywordChips`.',
    anatomy: { chips: 'links with a patch of the colour and its share, the largest first' },
    words: 'Whole percent. The name for screen readers also has the colour as it is written in CSS.',
    keys: { Tab: 'from colour to colour', Enter: 'searches for it' },
    announced: 'A list named "Colours" with links such as "Pictures with #4d7a1c, 46%". Without colours there is nothing.',
    rtl: 'Chips run from the right; the patch is right of its share.',
    code: `<ColourChips colours={[{ colour: '#4d7a1c', percent: 46 }]} linkFor={linkFor} />`,
    neighbours: ['KeywordChips', 'FilterPanel', 'ItemLayout', 'Chip'],
  },
}
