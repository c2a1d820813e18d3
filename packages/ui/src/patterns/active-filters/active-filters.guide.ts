import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  ActiveFilters: {
    use: 'Above a list that filters narrow, so that they are seen while the panel is shut and go with one press.',
    avoid: 'For keywords that lead somewhere use `KeywordChips`. `ListingLayout` has this row already.',
    anatomy: { chips: 'a `RemovableChip` for each filter, in the order of the panel; they wrap' },
    words: 'The value with what it needs to be understood: "Landscape", "Width from 2000 px".',
    keys: { Tab: 'from chip to chip', 'Enter or Space': 'removes that filter' },
    announced: 'Buttons named "Remove filter Landscape". Without filters there is nothing at all.',
    rtl: 'Chips run from the right.',
    code: `<ActiveFilters
  filters={[{ id: 'landscape', label: 'Landscape', removeLabel: 'Remove filter Landscape' }]}
  onRemove={({ id }) => removeFilter(id)}
/>`,
    neighbours: ['RemovableChip', 'FilterPanel', 'ListingLayout'],
  },
}
