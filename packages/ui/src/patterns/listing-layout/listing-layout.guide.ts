import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  ListingLayout: {
    use: 'For a list of pictures with filters: search, a category.',
    avoid: 'For lists without filters use `Page`. For a text with navigation use `StaticPage`.',
    anatomy: {
      filters: 'a `FilterPanel` from 991 px, a `FilterSheet` below that',
      lead: 'before the heading: the picture that the list is like',
      heading: 'h1, and below it how many were found',
      'active filters': 'chips that take themselves away',
      gallery: 'the list, or `instead` where there is none',
      pagination: 'below',
    },
    words: 'The title says what is shown: "monsoon" or "All images". `found` is a phrase with the number: "1,204 pictures".',
    keys: 'Takes none itself; see `FilterPanel` and the gallery.',
    announced:
      'The list is a region named by the title. What was found is announced when it changes; while another list is on its way the region is busy.',
    rtl: 'Filters stand on the right.',
    code: `<ListingLayout
  title="Monsoon"
  found="1 picture"
  filters={filters}
  onFilterChange={changeFilter}
  onClearAll={clearFilters}
  sheetOpen={open}
  onSheetOpenChange={(change) => setOpen(change.open)}
  activeFilters={[]}
  onRemoveFilter={({ id }) => removeFilter(id)}
>
  <AssetTile href="/i/dusk" title="Dusk over the ghats" picture={picture} />
</ListingLayout>`,
    neighbours: ['FilterPanel', 'FilterSheet', 'ActiveFilters', 'PictureGallery', 'NothingFound', 'Pagination'],
  },
}
