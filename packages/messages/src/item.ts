import { LICENCE_LIMITS } from './licence-limits.ts'

/** Texts of an item’s page. */
export const item = {
  saveToBoard: 'Save to a board',
  size: (height: number, width: number) => `Size • ${height} × ${width} pixels`,
  licence: 'Personal and commercial use, for life.',
  licenceMore: 'Click for more info',
  licenceSummary: {
    title: 'Licence in short',
    allowed: ['Use it in personal and commercial work, on screen and in print, changed or unchanged.'],
    limits: [
      `One person, for life. At most ${LICENCE_LIMITS.copies} printed copies.`,
      `Displays seen fewer than ${LICENCE_LIMITS.audience} times, films with a budget of up to INR ${LICENCE_LIMITS.filmBudget}.`,
    ],
    refused: ['Do not sell or give away the file itself, claim to have made it, or register it as a trademark.'],
  },
  licenceWhole: 'Read the whole licence',
  free: 'Free',
  loginFirst: 'Please login to continue!',
  contents: (count: number) => `In this bundle (${count})`,
  credit: (author: string, licence: string) => `${author}, ${licence}`,
  facts: { types: 'File types', id: 'Id', place: 'Place', credit: 'Credit' },
} as const
