/** Labels of the suggestions below a search box. */
export const suggestionLabels = {
  suggestions: 'Suggestions',
  suggestionCount: (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`,
  searching: 'Searching',
  noImageFound: 'No image found',
}
