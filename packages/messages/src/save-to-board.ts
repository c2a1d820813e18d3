/** Texts of what puts a picture on a board. */
export const save = {
  title: 'Save to a board',
  savedTo: (name: string) => `Saved to “${name}”`,
  removedFrom: (name: string) => `Removed from “${name}”`,
  failed: 'The boards could not be loaded. Please try again',
} as const
