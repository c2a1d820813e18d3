import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  FilterPanel: {
    use: 'Beside a gallery from 991 px: categories, least size, price where prices differ, colour, orientation, free, most recent. It takes effect with each change.',
    avoid: 'Below 991 px use `FilterSheet`. `ListingLayout` has both. For the days of orders use `DateRangeField`.',
    anatomy: {
      head: '"Filter" and "Clear all"',
      groups: 'checkboxes, sizes in pixels, prices in rupees, twelve colours and any other, orientation',
      switches: 'Free and Most Recent',
    },
    words: 'Only the categories are yours: one or two words each. The rest are the kit’s labels.',
    keys: { Tab: 'from field to field', Space: 'ticks a box or turns a switch', 'Enter or Space': 'presses an orientation, or clears it' },
    announced: 'A region named "Filter"; groups are named by their titles. What was found is announced by the list, not here.',
    rtl: 'Labels begin on the right; the unit stands left in its field.',
    code: `<FilterPanel values={filters} onFilterChange={changeFilter} onClearAll={clearFilters} />`,
    neighbours: ['FilterSheet', 'ListingLayout', 'ActiveFilters', 'Checkbox', 'SegmentedChoice', 'Switch'],
  },
  FilterSheet: {
    use: 'Below 991 px: the same filters over the page, opened by the button of the `SearchBar`.',
    avoid: 'Where there is room beside the list, `FilterPanel` keeps the filters in view.',
    anatomy: {
      head: '"Filter", "Clear all" and the cross',
      fields: 'those of `FilterPanel`',
      footer: 'the button that shuts it, with the number of pictures',
    },
    words: '`count` is formatted: "1,204". Without it the button says "Show results".',
    keys: { Esc: 'shuts it; what was chosen stays', Tab: 'goes round within it' },
    announced: 'A modal dialog named "Filter". On closing, focus returns to the button that opened it.',
    rtl: 'Slides in from the right.',
    code: `<FilterSheet
  open={open}
  onOpenChange={(change) => setOpen(change.open)}
  values={filters}
  onFilterChange={changeFilter}
  onClearAll={clearFilters}
  count="1,204"
/>`,
    neighbours: ['FilterPanel', 'Sheet', 'SearchBar', 'ListingLayout'],
  },
}
