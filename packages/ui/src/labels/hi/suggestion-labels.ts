import type { suggestionLabels as english } from '../suggestion-labels.ts'

export const suggestionLabels: typeof english = {
  suggestions: 'सुझाव',
  suggestionCount: (count) => `${count} सुझाव`,
  searching: 'खोज जारी है',
  noImageFound: 'कोई चित्र नहीं मिला',
}
