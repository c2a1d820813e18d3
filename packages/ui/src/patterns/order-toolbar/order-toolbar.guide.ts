import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  OrderToolbar: {
    use: 'As the `actions` of a `Page` of orders: search by title, days, print.',
    avoid: 'For the catalogue use `SearchBar` and `FilterPanel`.',
    anatomy: { search: 'a field with a magnifying glass', days: 'a `DateRangeField`', print: 'a button that a phone does not show' },
    words: '`searchLabel` names the field and is its placeholder: "Search by title". The button says what is printed.',
    keys: { Tab: 'search, days, print', 'Enter or Space': 'opens the days, or prints' },
    announced: 'A search field named by `searchLabel`. It reports each letter; how many were found is for the status of the `Page`.',
    rtl: 'The search stands on the right.',
    code: `<OrderToolbar
  searchLabel="Search by title"
  search={search}
  onSearchChange={({ search }) => setSearch(search)}
  dates={dates}
  printLabel="Print"
  canPrint
  onPrint={print}
/>`,
    neighbours: ['OrderTable', 'DateRangeField', 'OrderSheet', 'Page'],
  },
}
