import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  SearchBar: {
    use: 'In the header, to search the catalogue, with suggestions while one types. It works without a script too.',
    avoid: 'To narrow a list that is on the page use a `TextField` of type search, as `OrderToolbar` does.',
    anatomy: {
      category: 'a native select: ALL, GRAPHICS, IMAGES',
      text: 'the search, with a placeholder',
      'search by picture': 'a button for a picture of one’s own; it needs a script',
      button: 'searches',
      suggestions: 'a list below with pictures and numbers of results, or that there are none',
      filters: 'a button beside it below 991 px, with the number of filters in force',
    },
    words: 'The placeholder is two or three words. Suggestions are shown as they would be searched, in one line.',
    keys: {
      'Arrow down, arrow up': 'go through the suggestions, round at the ends',
      Enter: 'searches for the marked suggestion, or for the text',
      Esc: 'shuts the list, then clears the text',
      Tab: 'shuts the list and goes on',
    },
    announced:
      'A search region with a combobox named "Search"; focus stays in the text. The number of suggestions, or "No image found", is announced. The filter button says "Filter, 2 active".',
    rtl: 'The category stands on the right, the button on the left.',
    code: `<SearchBar
  action="/search"
  value={search}
  onValueChange={({ value }) => setSearch(value)}
  category={category}
  onCategoryChange={({ category }) => setCategory(category)}
  suggestions={[{ text: 'monsoon' }, { text: 'monsoon clouds' }]}
  status="ready"
  onSearch={find}
/>`,
    neighbours: ['SiteHeader', 'PicturePicker', 'FilterSheet', 'TextField', 'NothingFound'],
  },
}
