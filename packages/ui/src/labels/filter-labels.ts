/** Labels of the filters of a list. */
export const filterLabels = {
  filter: 'Filter',
  clearAll: 'Clear all',
  categories: 'Categories',
  size: 'Size',
  minimumHeight: 'Minimum Height',
  minimumWidth: 'Minimum Width',
  pixels: 'px',
  minimumPrice: 'Minimum Price',
  maximumPrice: 'Maximum Price',
  colour: 'Colour',
  otherColour: 'Another colour',
  orientation: 'Orientation',
  landscape: 'Landscape',
  portrait: 'Portrait',
  mostRecent: 'Most Recent',
  /** @param count formatted; undefined while it is not known */
  showResults: (count: string | undefined) => (count === undefined ? 'Show results' : `Show results (${count})`),
}
