/** Texts of lists of what looks like a picture. */
export const byPicture = {
  like: (title: string) => `Pictures like “${title}”`,
  /** For an item that is not in the shop any more. */
  likeUnknown: 'Pictures like one that is no longer here',
  own: 'Pictures like yours',
  /** @param count formatted */
  shoot: (count: string) => (count === '0' ? 'Pictures of this shoot' : `${count} ${count === '1' ? 'picture' : 'pictures'} of this shoot`),
  withWords: (heading: string, words: string) => `${heading}: ${words}`,
  /** What narrows the list, on a button that takes it away. */
  chips: { like: 'Like this picture', look: 'Like your picture', alike: 'This shoot' },
} as const
